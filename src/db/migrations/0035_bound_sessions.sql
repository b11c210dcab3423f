-- A session that a browser began is bound to its cookie, and remembers when its password was last given.

alter table sessions
  -- SHA-256 of the cookie; null: a program began the session, and its token is enough.
  add column cookie_hash text,
  add column password_at timestamptz not null default now();
