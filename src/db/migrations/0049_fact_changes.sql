-- The public memory: each change of a term or fact that visitors could see. Rows have no foreign keys, so what is deleted
-- keeps its history; only the reason of a removal is ever written over one.
create table fact_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('casino', 'bonus')),
  item_id integer not null,
  -- Of a bonus the casino that offered it; of a casino itself.
  casino_id integer not null,
  -- As they were called then.
  name text not null,
  casino_name text not null,
  -- See domain/changes/fact-changes.ts, which also says what the values are.
  field text not null,
  before jsonb,
  after jsonb,
  -- For visitors: 1 better, -1 worse, 0 neither.
  direction smallint not null check (direction between -1 and 1),
  at timestamptz not null,
  -- Whether the casino changed it or we corrected ourselves; null: not stated.
  made_by text check (made_by in ('casino', 'correction')),
  source text,
  username text,
  is_demo boolean not null default false,
  removed_reason text
);
create index fact_changes_by_time on fact_changes (at desc, id desc);
create index fact_changes_by_item on fact_changes (kind, item_id, at desc, id desc);
create index fact_changes_by_casino on fact_changes (casino_id, at desc, id desc);

-- The latest change for better or worse of an offer; of a casino that of its facts and of its offers.
alter table bonuses add column moved smallint check (moved in (-1, 1)), add column moved_on date;
alter table casinos add column moved smallint check (moved in (-1, 1)), add column moved_on date;

-- 30 days before the latest entry; the job clean-up takes what is older meanwhile.
create function mark_moved() returns trigger language plpgsql as $$
begin
  -- A correction says that we were wrong, not that the offer moved.
  with latest as (
    select distinct on (item_id) item_id, direction, at from fact_changes
    where kind = 'bonus' and direction <> 0 and removed_reason is null and made_by is distinct from 'correction'
      and item_id in (select item_id from touched where kind = 'bonus')
      and at > (select max(at) from fact_changes) - interval '30 days'
    order by item_id, at desc, id desc)
  update bonuses set moved = latest.direction, moved_on = (latest.at at time zone 'UTC')::date
  from (select distinct item_id from touched where kind = 'bonus') as one left join latest using (item_id)
  where bonuses.id = one.item_id
    and (moved, moved_on) is distinct from (latest.direction, (latest.at at time zone 'UTC')::date);
  with latest as (
    select distinct on (casino_id) casino_id, direction, at from fact_changes
    where direction <> 0 and removed_reason is null and made_by is distinct from 'correction'
      and casino_id in (select casino_id from touched)
      and at > (select max(at) from fact_changes) - interval '30 days'
    order by casino_id, at desc, id desc)
  update casinos set moved = latest.direction, moved_on = (latest.at at time zone 'UTC')::date
  from (select distinct casino_id from touched) as one left join latest using (casino_id)
  where casinos.id = one.casino_id
    and (moved, moved_on) is distinct from (latest.direction, (latest.at at time zone 'UTC')::date);
  insert into changes (tags)
    select array_agg(distinct tag) || array['facts'] from touched, unnest(array[kind || ':' || item_id, 'casino:' || casino_id]) as tag
    having count(*) > 0;
  perform pg_notify('evenhand_changes', '');
  return null;
end $$;

create trigger mark_moved after insert on fact_changes referencing new table as touched
  for each statement execute function mark_moved();
create trigger mark_moved_again after update on fact_changes referencing new table as touched
  for each statement execute function mark_moved();
create trigger mark_moved_at_last after delete on fact_changes referencing old table as touched
  for each statement execute function mark_moved();
