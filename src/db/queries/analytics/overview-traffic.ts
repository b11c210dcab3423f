/** Visitor activity for the dashboard. `Traffic` (contract/site/overview.schema.ts) defines the counts. */
import { sql, type Kysely } from 'kysely'
import type { InterestMeasure } from '#contract/analytics/interest.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { OVERVIEW } from '#contract/site/limits.ts'
import type { ClickedCasino, Overview, Traffic, TrafficDay } from '#contract/site/overview.schema.ts'
import { daysBefore, lastUtcDays, startOfLastUtcDays, utcDay } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'
import { textArray } from '../sql/sql-pieces.ts'

const CLICKS: readonly InterestMeasure[] = ['casino_click', 'bonus_click']
const VIEWS: readonly InterestMeasure[] = ['casino_view', 'bonus_view']

/** The last days one by one, and the sum of the days before. */
export async function countTraffic(
  db: Kysely<Tables>,
  now: Date,
  count: number,
): Promise<Overview['traffic']> {
  const since = startOfLastUtcDays(now, count)
  const counted = await countDays(db, since, now)
  const of = new Map(counted.map((row) => [row.day, row]))
  const days = lastUtcDays(now, count).map((day) => of.get(day) ?? { day, ...NOTHING })
  return { days, total: days.reduce(sum, NOTHING), before: await countBefore(db, since, now, count) }
}

/** The casinos with most clicks in the last days, without deleted ones. */
export async function listClickedCasinos(
  db: Kysely<Tables>,
  now: Date,
  days: number,
): Promise<ClickedCasino[]> {
  const since = startOfLastUtcDays(now, days)
  const { rows } = await sql<ClickedCasino>`
    select casinos.id, casinos.name, casinos.logo_url as "logoUrl", casinos.is_active as "isActive",
      sum(clicks.visitors)::integer as clicks
    from (
      select measure, target_id, sum(visitors) as visitors from interest
      where measure = any(${textArray(CLICKS)}) and day between ${utcDay(since)} and ${utcDay(now)}
      group by 1, 2
    ) as clicks
    left join bonuses on clicks.measure = 'bonus_click' and bonuses.id = clicks.target_id
    join casinos on casinos.id =
      case when clicks.measure = 'bonus_click' then bonuses.casino_id else clicks.target_id end
    group by casinos.id
    order by clicks desc, casinos.name, casinos.id
    limit ${OVERVIEW.clickedCasinos}`.execute(db)
  return rows
}

const NOTHING: Traffic = { clicks: 0, views: 0, searches: 0 }

/** Days without activity are absent. Both instants are included. Clicks and views are counted for whole days. */
async function countDays(db: Kysely<Tables>, since: Date, until: Date): Promise<TrafficDay[]> {
  const { rows } = await sql<TrafficDay>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(clicks)::integer as clicks, sum(views)::integer as views,
      sum(searches)::integer as searches
    from (
      select day, case when measure = any(${textArray(CLICKS)}) then visitors else 0 end as clicks,
        case when measure = any(${textArray(VIEWS)}) then visitors else 0 end as views, 0 as searches
      from interest
      where measure = any(${textArray([...CLICKS, ...VIEWS])}) and day between ${utcDay(since)} and ${utcDay(until)}
      union all
      select (created_at at time zone 'UTC')::date, 0, 0, count(*) from interactions
      where interaction_type = 'search' and created_at >= ${since} and created_at <= ${until} group by 1
    ) as counted group by 1 order by 1`.execute(db)
  return rows
}

/**
 * The same number of days before; null when counting began later. Clicks and views carry no time of day, so the last
 * day counts by the part of today that has passed.
 */
async function countBefore(
  db: Kysely<Tables>,
  since: Date,
  now: Date,
  count: number,
): Promise<Traffic | null> {
  const [start, end] = [daysBefore(since, count), daysBefore(now, count)]
  const { rows } = await sql<{ isComplete: boolean }>`
    select coalesce(least(
      (select min(day) from interest),
      (select (min(created_at) at time zone 'UTC')::date from interactions)
    ) <= ${utcDay(start)}, false) as "isComplete"`.execute(db)
  if (rows[0]?.isComplete !== true) return null
  const days = await countDays(db, start, end)
  const passed = (end.getTime() % DAY_MS) / DAY_MS
  return days
    .map((day) => (day.day === utcDay(end) ? { ...day, ...shareOf(day, passed) } : day))
    .reduce(sum, NOTHING)
}

function shareOf({ clicks, views }: Traffic, share: number): Pick<Traffic, 'clicks' | 'views'> {
  return { clicks: Math.round(clicks * share), views: Math.round(views * share) }
}

function sum(soFar: Traffic, { clicks, views, searches }: Traffic): Traffic {
  return { clicks: soFar.clicks + clicks, views: soFar.views + views, searches: soFar.searches + searches }
}
