/** Daily click sums in UTC, written in the transaction that stores or classifies the clicks. docs/decisions/0047. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../tables.ts'

export type SummedBy = 'casino' | 'page' | 'block' | 'position' | 'country' | 'device' | 'class'

/** The value of a click to sum by. */
export const CLICK_KEYS: Readonly<Record<SummedBy, RawBuilder<string | null>>> = {
  casino: sql`casino_id::text`,
  page: sql`page`,
  block: sql`block`,
  position: sql`position::text`,
  country: sql`country`,
  device: sql`device`,
  class: sql`class || ':' || coalesce(reason, '')`,
}

/** Adds the clicks that meet `which` to the sums of their days. The caller's transaction must hold the lock. */
export async function addToSums(db: Kysely<Tables>, which: RawBuilder<boolean>): Promise<void> {
  const kinds = Object.entries(CLICK_KEYS).map(([by, key]) => sql`(${sql.lit(by)}, ${key})`)
  await sql`
    insert into click_days (day, scope, by, key, clicks, first_clicks, other_clicks)
    select (at at time zone 'UTC')::date, scope, by, key, count(*) filter (where class = 'human'),
      count(*) filter (where is_first), count(*) filter (where class <> 'human')
    from (select * from clicks where ${which}) as click
    cross join lateral (values ${sql.join(kinds)}) as kind (by, key)
    cross join lateral (values ('all'), ('casino:' || casino_id), ('page:' || page)) as part (scope)
    where scope is not null and not starts_with(scope, by || ':')
    group by 1, 2, 3, 4
    on conflict (day, scope, by, key) do update set clicks = click_days.clicks + excluded.clicks,
      first_clicks = click_days.first_clicks + excluded.first_clicks,
      other_clicks = click_days.other_clicks + excluded.other_clicks`.execute(db)
}

/** Allows one writer across all processes until the transaction ends. */
export async function lockClicks(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('clicks'))`.execute(db)
}
