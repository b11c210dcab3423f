-- A correction says that we were wrong: what it corrects no longer counts as the latest change for better or worse.
create or replace function mark_moved() returns trigger language plpgsql as $$
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

-- Those of today, by the new rule.
update fact_changes set made_by = made_by where made_by = 'correction' and at > now() - interval '30 days';
