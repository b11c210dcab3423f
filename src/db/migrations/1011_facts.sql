-- Changes of public facts, what the rules find, and when facts were checked last.

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

-- What counts is of the last 30 days before the latest entry; the job clean-up takes what is older meanwhile. A correction
-- says that we were wrong: neither it nor what it corrects counts.
create function mark_moved() returns trigger language plpgsql as $$
begin
  with counted as (
    select * from fact_changes as kept
    where direction <> 0 and removed_reason is null and made_by is distinct from 'correction'
      and casino_id in (select casino_id from touched)
      and at > (select max(at) from fact_changes) - interval '30 days'
      and not exists (
        select from fact_changes as later
        where later.kind = kept.kind and later.item_id = kept.item_id and later.field = kept.field
          and later.made_by = 'correction' and later.removed_reason is null
          and (later.at, later.id) > (kept.at, kept.id))
  ), of_bonuses as (
    select distinct on (item_id) item_id, direction, at from counted
    where kind = 'bonus' and item_id in (select item_id from touched where kind = 'bonus')
    order by item_id, at desc, id desc
  ), of_casinos as (
    select distinct on (casino_id) casino_id, direction, at from counted order by casino_id, at desc, id desc
  ), moved_bonuses as (
    update bonuses set moved = latest.direction, moved_on = (latest.at at time zone 'UTC')::date
    from (select distinct item_id from touched where kind = 'bonus') as one left join of_bonuses as latest using (item_id)
    where bonuses.id = one.item_id
      and (moved, moved_on) is distinct from (latest.direction, (latest.at at time zone 'UTC')::date)
  )
  update casinos set moved = latest.direction, moved_on = (latest.at at time zone 'UTC')::date
  from (select distinct casino_id from touched) as one left join of_casinos as latest using (casino_id)
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

-- What the rules of domain/lint found in what staff write, as of their last save or the last night. A finding that staff
-- excuse keeps its reason until the item is saved again.
create table findings (
  kind text not null check (kind in ('casino', 'bonus', 'game', 'post', 'landing')),
  item_id integer not null,
  code text not null,
  field text not null,
  excerpt text not null,
  is_blocking boolean not null,
  found_at timestamptz not null,
  excused text,
  excused_by text,
  primary key (kind, item_id, code, field)
);

-- What these break is blocked at a save, so a save leaves nothing to find until the next night.
create function forget_findings() returns trigger language plpgsql as $$
begin
  delete from findings where kind = tg_argv[0] and item_id = new.id;
  return null;
end $$;

create trigger forget_findings after update of version on games
  for each row when (old.version <> new.version) execute function forget_findings('game');
create trigger forget_findings after update of version on posts
  for each row when (old.version <> new.version) execute function forget_findings('post');
create trigger forget_findings after update of version on landing_pages
  for each row when (old.version <> new.version) execute function forget_findings('landing');

-- When staff last compared a group of facts with its source; see contract/changes/fact-checks.ts.
create table fact_checks (
  kind text not null check (kind in ('casino', 'bonus', 'game')),
  item_id integer not null,
  part text not null,
  source text,
  checked_on date not null,
  checked_by text,
  primary key (kind, item_id, part)
);

-- A page says when its facts were checked last: a check touches what it is about.
create trigger note_insert after insert on fact_checks referencing new table as after
  for each statement execute function note_changes('', $things$kind || ':' || item_id$things$);
create trigger note_update after update on fact_checks referencing old table as before new table as after
  for each statement execute function note_changes('', $things$kind || ':' || item_id$things$);
create trigger note_delete after delete on fact_checks referencing old table as before
  for each statement execute function note_changes('', $things$kind || ':' || item_id$things$);
