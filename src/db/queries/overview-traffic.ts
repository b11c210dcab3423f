/** What visitors did, counted for the dashboard. `Traffic` (contract/overview.schema.ts) says what counts as what. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { OVERVIEW } from '#contract/limits.ts'
import type { InteractionType } from '#contract/options.ts'
import type { ClickedCasino, Overview, Traffic, TrafficDay } from '#contract/overview.schema.ts'
import { daysBefore, lastUtcDays, startOfLastUtcDays } from '#domain/utc-days.ts'
import type { Tables } from '../tables.ts'
import { textArray } from './sql-pieces.ts'

const CLICKS: readonly InteractionType[] = ['casino_click', 'bonus_click']
const VIEWS: readonly InteractionType[] = ['casino_details_view', 'bonus_details_view']
const SEARCHES: readonly InteractionType[] = ['search']

/** The last 30 days one by one, and the same stretch before them. */
export async function countTraffic(db: Kysely<Tables>, now: Date): Promise<Overview['traffic']> {
  const since = startOfLastUtcDays(now, OVERVIEW.days)
  const { rows } = await sql<TrafficDay>`
    select to_char(day, 'YYYY-MM-DD') as day, ${COUNTS} from (
      select (created_at at time zone 'UTC')::date as day, interaction_type, count(*) as count
      from interactions where ${counted(since, now)} group by 1, 2
    ) as counted group by 1`.execute(db)
  const of = new Map(rows.map((row) => [row.day, row]))
  const days = lastUtcDays(now, OVERVIEW.days).map((day) => of.get(day) ?? { day, ...NOTHING })
  return { days, total: days.reduce(sum, NOTHING), before: await countBefore(db, since, now) }
}

/** Where the most clicks of the last 30 days led; what has been deleted since is left out. */
export async function listClickedCasinos(db: Kysely<Tables>, now: Date): Promise<ClickedCasino[]> {
  const since = startOfLastUtcDays(now, OVERVIEW.days)
  // A target is what the visitor's browser said: only what can be an id is read as one.
  const { rows } = await sql<ClickedCasino>`
    select casinos.id, casinos.name, casinos.logo_url as "logoUrl", casinos.is_active as "isActive",
      sum(clicks.count)::integer as clicks
    from (
      select interaction_type, target_id, count(*) as count from interactions
      where interaction_type = any(${textArray(CLICKS)}) and created_at >= ${since} and created_at <= ${now}
        and target_id ~ '^[0-9]{1,9}$'
      group by 1, 2
    ) as clicks
    left join bonuses on clicks.interaction_type = 'bonus_click' and bonuses.id = clicks.target_id::integer
    join casinos on casinos.id =
      case when clicks.interaction_type = 'bonus_click' then bonuses.casino_id else clicks.target_id::integer end
    group by casinos.id
    order by clicks desc, casinos.name, casinos.id
    limit ${OVERVIEW.clickedCasinos}`.execute(db)
  return rows
}

const NOTHING: Traffic = { clicks: 0, views: 0, searches: 0 }

/** The 30 days before, up to the same time of the day; null when the first thing counted is younger than they are. */
async function countBefore(db: Kysely<Tables>, since: Date, now: Date): Promise<Traffic | null> {
  const [start, end] = [daysBefore(since, OVERVIEW.days), daysBefore(now, OVERVIEW.days)]
  const { rows } = await sql<Traffic & { isComplete: boolean }>`
    select ${COUNTS}, coalesce((select min(created_at) from interactions) <= ${start}, false) as "isComplete"
    from (
      select interaction_type, count(*) as count from interactions where ${counted(start, end)} group by 1
    ) as counted`.execute(db)
  const [before] = rows
  if (before === undefined || !before.isComplete) return null
  return { clicks: before.clicks, views: before.views, searches: before.searches }
}

function sum(soFar: Traffic, { clicks, views, searches }: Traffic): Traffic {
  return {
    clicks: soFar.clicks + clicks,
    views: soFar.views + views,
    searches: soFar.searches + searches,
  }
}

const countOf = (types: readonly InteractionType[]): RawBuilder<number> =>
  sql`coalesce(sum(count) filter (where interaction_type = any(${textArray(types)})), 0)::integer`

/** Over the few rows that counting by type leaves. */
const COUNTS = sql`${countOf(CLICKS)} as clicks, ${countOf(VIEWS)} as views, ${countOf(SEARCHES)} as searches`

/** Both ends belong to it. */
const counted = (since: Date, until: Date) =>
  sql`interaction_type = any(${textArray([...CLICKS, ...VIEWS, ...SEARCHES])})
    and created_at >= ${since} and created_at <= ${until}`
