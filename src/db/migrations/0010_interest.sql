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

-- What was counted so far. The address is unknown, so the session stands for the visitor.
insert into interest (day, measure, target_id, visitors)
select (created_at at time zone 'UTC')::date,
  case interaction_type
    when 'game_click' then 'game'
    when 'game_modal' then 'game'
    when 'casino_details_view' then 'casino_view'
    when 'bonus_details_view' then 'bonus_view'
    else interaction_type
  end,
  target_id::integer,
  count(distinct session_id)
from interactions
where interaction_type in
    ('game_click', 'game_modal', 'casino_click', 'bonus_click', 'casino_details_view', 'bonus_details_view')
  and target_id ~ '^[1-9][0-9]{0,8}$'
group by 1, 2, 3;

-- The interest of games was counted with this index; a click is stored faster without it.
drop index interactions_by_target;

-- Saved comparisons are deleted by age.
create index comparisons_by_date on comparisons (created_at);

-- The trash must not keep address hashes longer than their own tables do.
update trash set rows = (
  select coalesce(jsonb_agg(
    case entry ->> 0
      when 'reviews' then jsonb_build_array('reviews',
        (select coalesce(jsonb_agg(review - 'address_hash'), '[]') from jsonb_array_elements(entry -> 1) as review))
      else entry
    end order by place), '[]')
  from jsonb_array_elements(rows) with ordinality as entries (entry, place)
  where entry ->> 0 <> 'helpful_votes'
);
