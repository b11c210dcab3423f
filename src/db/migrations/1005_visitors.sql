-- The newsletter, what visitors do and compare, and what limits them.

create table subscribers (
  id integer generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz default now(),
  unsubscribed_at timestamptz
);

create unique index subscribers_email on subscribers (lower(email));

create table subscriber_tokens (
  -- SHA-256 of the token; the token itself is in the mail only.
  token_hash text primary key,
  subscriber_id integer not null references subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null default now()
);

create index subscriber_tokens_of_subscriber on subscriber_tokens (subscriber_id, purpose, created_at);

create table interactions (
  id bigint generated always as identity primary key,
  -- Null where consent is needed and not given.
  session_id text,
  interaction_type text not null,
  target_id text,
  target_type text,
  created_at timestamptz not null default now()
);

create index interactions_by_date on interactions (created_at);
-- The dashboard counts a month of a few kinds of interaction, and reads nothing but this for it.
create index interactions_counted on interactions (interaction_type, created_at) include (target_id);

-- How many visitors each thing had on each day (UTC). Orders and the dashboard read this; nothing in it leads to a visitor.
create table interest (
  day date not null,
  -- See contract/analytics/interest.ts.
  measure text not null,
  target_id integer not null,
  visitors integer not null check (visitors > 0),
  primary key (measure, day, target_id)
);

-- Who has been counted today, so that a repeat is not. The visitor is half of a keyed hash of the address and the day.
-- Unlogged: after a crash some visitors may count twice on that day, and no click waits for this to reach the disk.
create unlogged table interest_today (
  day date not null,
  visitor uuid not null,
  measure text not null,
  -- From 1 to the most that one address may add to a measure on a day: processes that count at the same moment cannot
  -- exceed it together, because a slot can be taken once only.
  slot smallint not null,
  target_id integer not null,
  primary key (day, visitor, measure, target_id),
  unique (day, visitor, measure, slot)
);

create table comparisons (
  id integer generated always as identity primary key,
  user_id text,
  created_at timestamptz not null default now(),
  -- The id that visitors see: 47 random bits, so that ids cannot be enumerated. The serial id stays internal.
  public_id bigint not null
    default greatest(('x' || translate(left(gen_random_uuid()::text, 13), '-', ''))::bit(48)::bigint / 2, 1)
);

create unique index comparisons_public_id on comparisons (public_id);
-- Saved comparisons are deleted by age.
create index comparisons_by_date on comparisons (created_at);

create table comparison_casinos (
  comparison_id integer not null references comparisons on delete cascade,
  casino_id integer not null references casinos on delete cascade,
  position integer not null check (position between 1 and 3),
  primary key (comparison_id, casino_id)
);

-- Counters of the rate limits, shared by every process. Those of a minute need not survive a crash: no request waits
-- for the disk to have its count.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_by_start on rate_limits (window_start);

-- An answer kept for a repeated POST with the same Idempotency-Key.
create table idempotency_keys (
  key text primary key,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now()
);

create index idempotency_keys_by_date on idempotency_keys (created_at);

-- Facts about this installation, such as the hash key for visitor addresses.
create table site_settings (
  name text primary key,
  value text not null
);
