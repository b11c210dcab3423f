-- Affiliate programmes, clicks on links that leave the site, and what programmes report of them. docs/decisions/0047.
create table programs (
  id integer generated always as identity primary key,
  name text not null,
  -- Null, here and below: not stated.
  network text,
  contact text,
  deal text check (deal in ('revenue_share', 'cpa', 'hybrid')),
  notes text,
  -- The currency of amounts that come without one (ISO 4217).
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- The parameter of the affiliate address that takes the click id; null: only {click_id} in the address does.
  click_parameter text,
  -- The last part of the address that the programme calls. Anyone who knows it may report.
  postback_key text not null unique,
  -- Null: calls are not signed.
  postback_secret text,
  -- Addresses and ranges that may call; empty: all.
  postback_addresses text[] not null default '{}',
  -- The programme's names of parameters and events, by ours.
  postback_names jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The address can be replaced; the former one works for a while.
  former_postback_key text unique,
  former_key_ends_at timestamptz,
  constraint programs_former_key check ((former_postback_key is null) = (former_key_ends_at is null))
);

create unique index programs_by_name on programs (lower(name));

-- Apart from the casinos: what orders lists reads those, and nothing of this.
create table program_casinos (
  casino_id integer primary key references casinos on delete cascade,
  program_id integer not null references programs on delete cascade
);

create index program_casinos_by_program on program_casinos (program_id);

-- One partition a month; they are made ahead by the clean-up. What comes without one lies in clicks_other.
create table clicks (
  id uuid not null,
  at timestamptz not null,
  -- Without a reference: a click outlives the casino that it led to.
  casino_id integer not null,
  -- The path of the page it was made on, the part of that page, and the place in a list from 1.
  page text,
  block text,
  position integer,
  country text,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  -- Represents a network address on one day.
  visitor uuid not null,
  -- What the request said of itself: src/domain/clicks/click-signals.ts.
  signals text[] not null,
  class text not null check (class in ('human', 'suspected', 'repeat', 'bot', 'preview', 'staff')),
  reason text,
  -- The first click of a person on links to this casino on this day; visitors get another id each day.
  is_first boolean not null default false,
  primary key (id, at)
) partition by range (at);

create table clicks_other partition of clicks default;

create index clicks_by_visitor on clicks (visitor, at);
create index clicks_by_time on clicks (at);

-- The secret of each day from which visitor ids are made. Without it an id cannot be traced to an address.
create table click_salts (
  day date primary key,
  salt text not null
);

-- A stretch of time whose clicks are summed: within a day in UTC, or the whole of one that is over.
create table click_parts (
  id integer generated always as identity primary key,
  starts timestamptz not null,
  -- Excluded.
  ends timestamptz not null,
  -- Sums of a part that is counted now or has been dropped are not read.
  state text not null check (state in ('counting', 'ready', 'dropped')),
  made_at timestamptz not null
);

create index click_parts_by_end on click_parts (ends);

create table click_sums (
  part_id integer not null references click_parts,
  -- Of all clicks (all), of those to a casino (casino:12) or of those on a page (page:/casinos).
  scope text not null,
  by text not null check (by in ('casino', 'page', 'block', 'position', 'country', 'device', 'class')),
  -- Null: not known. Of a class: the class, a colon and the reason.
  key text,
  clicks integer not null,
  first_clicks integer not null,
  other_clicks integer not null
);

create index click_sums_by_part on click_sums (part_id, scope, by);

create table conversions (
  id bigint generated always as identity primary key,
  program_id integer not null references programs,
  kind text not null check (kind in ('registration', 'first_deposit', 'deposit', 'revenue', 'reversal', 'custom')),
  -- Of the programme; the same one is counted once.
  event_id text not null,
  -- Null: the programme named none. One that is not known yet may still arrive.
  click_id uuid,
  -- In the smallest unit of the currency; below zero where something was taken back.
  amount bigint,
  currency text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- Of its click, once that is stored.
  clicked_at timestamptz,
  casino_id integer,
  page text,
  block text,
  position integer,
  country text,
  device text,
  -- The click id as it was sent; one that is not ours tells events apart as well.
  click_ref text,
  -- In the smallest unit of the currency. Kept beside the event, so that repeated and partial reversals add up.
  taken_back bigint not null default 0,
  -- False: an event that was taken back as a whole, or a reversal that its event holds.
  counts boolean not null default true,
  constraint conversions_amount check ((amount is null) = (currency is null))
);

create index conversions_by_click on conversions (click_id);
create index conversions_by_time on conversions (occurred_at);
create unique index conversions_once on conversions (program_id, kind, event_id) where kind <> 'reversal';
create index conversions_by_event on conversions (program_id, event_id);
create index conversions_by_click_ref on conversions (program_id, click_ref);

-- Every call of a programme, for 90 days.
create table postback_calls (
  id bigint generated always as identity primary key,
  program_id integer not null references programs on delete cascade,
  at timestamptz not null,
  -- What was sent, cut to 2,000 characters, without a signature.
  sent text not null,
  outcome text not null check (outcome in ('stored', 'known', 'refused', 'removed')),
  message text,
  -- Without a reference: the call stays when its event is removed.
  conversion_id bigint
);

create index postback_calls_by_program on postback_calls (program_id, id);
create index postback_calls_by_time on postback_calls (at);
