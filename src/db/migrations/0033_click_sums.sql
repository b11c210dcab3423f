-- Sums of clicks, so that a report does not read each of them, and what is known of a click beside what it earned.
-- docs/decisions/0055.

-- The first click of a person on links to this casino on this day; they are named anew each day.
alter table clicks add column is_first boolean not null default false;
update clicks set is_first = true
from (
  select distinct on (visitor, casino_id) id, at from clicks where class = 'human' order by visitor, casino_id, at, id
) as earliest
where clicks.id = earliest.id and clicks.at = earliest.at;

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

alter table conversions
  -- Of its click, once that is stored.
  add column clicked_at timestamptz,
  add column casino_id integer,
  add column page text,
  add column block text,
  add column position integer,
  add column country text,
  add column device text;
update conversions set
  clicked_at = clicks.at, casino_id = clicks.casino_id, page = clicks.page, block = clicks.block,
  position = clicks.position, country = clicks.country, device = clicks.device
from clicks where clicks.id = conversions.click_id;
