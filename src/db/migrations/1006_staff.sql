-- Accounts, versions, the trash, the audit log, media, settings and redirects.

create table admins (
  id integer generated always as identity primary key,
  username text not null,
  password_hash text not null,
  role text not null check (role in ('owner', 'admin')),
  created_at timestamptz not null default now(),
  -- Since when an account cannot be used; null while it can.
  disabled_at timestamptz,
  -- What visitors read instead of the username; null is the name of the site.
  display_name text
);

create unique index admins_username on admins (lower(username));

create table sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash text primary key,
  admin_id integer not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- SHA-256 of the cookie that binds the session to a browser; null: a program began it, and its token is enough.
  cookie_hash text,
  password_at timestamptz not null default now()
);

create index sessions_of_admin on sessions (admin_id);
create index sessions_by_end on sessions (expires_at);

-- Devices that accounts have signed in from. Several people may share one, so a token may occur more than once.
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

-- What every save of a casino, bonus, game or article left behind: the whole form, so that it can be compared and saved again.
create table revisions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  item_id integer not null,
  version integer not null check (version >= 1),
  form jsonb not null,
  action text not null check (action in ('kept', 'created', 'changed', 'restored', 'imported')),
  -- Null: saved without an account, or before versions were kept.
  username text,
  saved_at timestamptz not null,
  unique (kind, item_id, version)
);

-- The home page shows what the latest saves changed.
create index revisions_kind_saved_at on revisions (kind, saved_at desc);

-- Deleted things with all the rows that went with them, until they are restored or their time is up.
create table trash (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  item_id integer not null,
  name text not null,
  -- The rows by table, in the order in which they can be restored.
  rows jsonb not null,
  username text,
  deleted_at timestamptz not null,
  -- What an undone import had created is one line of the trash. The number stays when the import itself is forgotten.
  import_id integer
);

create index trash_by_date on trash (deleted_at);
create index trash_by_import on trash (import_id, id) where import_id is not null;

-- Every sign-in and change, for the owner. Names are kept as they were, whatever is deleted later.
create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  username text,
  action text not null,
  kind text,
  item_id integer,
  -- What it was done to, in words.
  name text not null default '',
  -- Which fields a save changed, and the items that one action changed together.
  fields text[] not null default '{}',
  -- [{"id": 12, "name": "Aldermoon"}, ...]
  items jsonb not null default '[]'
);

create index audit_log_by_date on audit_log (created_at desc, id desc);
create index audit_log_by_kind on audit_log (kind, created_at desc, id desc);

-- Forms that an account has begun and not saved. Only that account sees them.
create table drafts (
  admin_id integer not null references admins on delete cascade,
  -- Random, chosen by the browser, so that a draft keeps its number from the first letter on.
  id integer not null check (id >= 1),
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  -- Null: it is not created yet.
  item_id integer,
  -- The version it was begun from; its form is in revisions as soon as a later save replaces it.
  base_version integer check (base_version >= 1),
  name text not null,
  values jsonb not null,
  -- Names this state of the draft. Only a device that knows it may replace it.
  state text not null,
  updated_at timestamptz not null,
  primary key (admin_id, id),
  check ((item_id is null) = (base_version is null))
);

create index drafts_by_item on drafts (kind, item_id);
create index drafts_by_date on drafts (updated_at);

-- Pictures that staff uploaded; the files lie in the media store under `key`.
create table media (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9]{16,40}$'),
  name text not null,
  alt text not null default '',
  width integer not null check (width >= 1),
  height integer not null check (height >= 1),
  -- Bytes of the largest file.
  bytes integer not null,
  username text,
  created_at timestamptz not null
);

create index media_by_date on media (created_at desc, id desc);

-- Settings of the site that staff save: every saved version of a group. docs/decisions/0048.
create table setting_versions (
  group_name text not null,
  version integer not null check (version > 0),
  -- The whole group; null: the defaults apply again.
  value jsonb,
  saved_at timestamptz not null,
  saved_by text,
  primary key (group_name, version)
);

-- Redirects that staff manage, and the addresses that visitors asked for and nothing answers. docs/decisions/0039.
create table redirects (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('exact', 'prefix')),
  -- As it was written.
  source text not null,
  -- As addresses are compared: src/domain/redirects/address-key.ts.
  source_key text not null,
  target text not null,
  -- The same of the target of an exact redirect, to find chains.
  target_key text,
  created_at timestamptz not null default now(),
  created_by text
);

create unique index redirects_by_source on redirects (kind, source_key);
create index redirects_by_target on redirects (target_key) where target_key is not null;

-- A table of its own: counting changes no rule, so no process has to read one again.
create table redirect_uses (
  redirect_id integer primary key references redirects on delete cascade,
  hits bigint not null,
  last_used_at timestamptz not null
);

create table missing_addresses (
  id integer generated always as identity primary key,
  address text not null unique,
  hits bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The host alone, of the last visitor whose browser named one.
  referrer text
);

create index missing_addresses_by_hits on missing_addresses (hits, last_seen_at);

-- What is deleted for good keeps its address from others for 90 days from then on, a casino's bonuses too.
create function keep_deleted_slugs() returns trigger language plpgsql as $$
begin
  update old_slugs set freed_at = now() where kind = old.kind and item_id = old.item_id;
  if old.kind = 'casino' then
    update old_slugs set freed_at = now() where kind = 'bonus' and item_id in (
      select (bonus ->> 'id')::integer from jsonb_array_elements(old.rows) as kept, jsonb_array_elements(kept -> 1) as bonus
      where kept ->> 0 = 'bonuses');
  end if;
  return null;
end $$;

create trigger keep_deleted_slugs after delete on trash for each row execute function keep_deleted_slugs();
