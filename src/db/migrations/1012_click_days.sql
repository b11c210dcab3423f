-- Sums of clicks by day in UTC instead of by parts of days: kept when clicks are stored. docs/decisions/0047.
create table click_days (
  day date not null,
  -- Of all clicks (all), of those to a casino (casino:12) or of those on a page (page:/casinos).
  scope text not null,
  by text not null check (by in ('casino', 'page', 'block', 'position', 'country', 'device', 'class')),
  -- Null: not known. Of a class: the class, a colon and the reason.
  key text,
  clicks integer not null,
  first_clicks integer not null,
  other_clicks integer not null,
  unique nulls not distinct (day, scope, by, key)
);

insert into click_days (day, scope, by, key, clicks, first_clicks, other_clicks)
select (at at time zone 'UTC')::date, scope, by, key, count(*) filter (where class = 'human'),
  count(*) filter (where is_first), count(*) filter (where class <> 'human')
from clicks
cross join lateral (values
  ('casino', casino_id::text), ('page', page), ('block', block), ('position', position::text),
  ('country', country), ('device', device), ('class', class || ':' || coalesce(reason, ''))
) as kind (by, key)
cross join lateral (values ('all'), ('casino:' || casino_id), ('page:' || page)) as part (scope)
where scope is not null and not starts_with(scope, by || ':')
group by 1, 2, 3, 4;

drop table click_sums, click_parts;
delete from jobs where kind = 'count-clicks';
