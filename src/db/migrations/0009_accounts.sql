-- Devices that somebody has signed in from. Several people may share one, so a token may stand here more than once.
create table known_devices (
  -- SHA-256 of the token in the cookie; the token itself is never stored.
  token_hash text not null,
  admin_id integer not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (token_hash, admin_id)
);
create index known_devices_of_admin on known_devices (admin_id);
create index known_devices_by_end on known_devices (expires_at);

-- Failed sign-ins of an account from devices it does not know, and until when the next one has to wait.
-- Like all counters of minutes they need not survive a crash.
create unlogged table login_pauses (
  account_hash text primary key,
  window_start timestamptz not null,
  failures integer not null,
  open_at timestamptz not null
);
create index login_pauses_by_start on login_pauses (window_start);

-- The id that visitors see: 47 random bits, so that ids cannot be enumerated. The serial id stays internal.
alter table comparisons add column public_id bigint not null
  default greatest(('x' || translate(left(gen_random_uuid()::text, 13), '-', ''))::bit(48)::bigint / 2, 1);
create unique index comparisons_public_id on comparisons (public_id);
