import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface RequestCount {
  key: string
  count: number
  windowStart: Date
}

/**
 * Increments the counters of these keys and returns their values. A counter restarts with the first request after its
 * window. Keys are sorted to prevent deadlocks.
 */
export async function countRequests(
  db: Kysely<Tables>,
  added: ReadonlyMap<string, number>,
  now: Date,
  windowMs: number,
): Promise<RequestCount[]> {
  const over = new Date(now.getTime() - windowMs)
  // A window in the future was opened while a clock was wrong.
  const wrong = new Date(now.getTime() + windowMs)
  const isOver = sql`(kept.window_start <= ${over} or kept.window_start > ${wrong})`
  const entries = [...added].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { rows } = await sql<RequestCount>`
    insert into rate_limits as kept (key, window_start, count)
    select key, ${now}::timestamptz, count
    from unnest(${entries.map(([key]) => key)}::text[], ${entries.map(([, count]) => count)}::integer[]) as added (key, count)
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else least(kept.count + excluded.count, 1000000) end,
      window_start = case when ${isOver} then excluded.window_start else kept.window_start end
    returning key, count, window_start as "windowStart"`.execute(db)
  return rows
}

/** Decrements each counter, unless its window has ended meanwhile. */
export async function giveBackRequests(db: Kysely<Tables>, counted: readonly RequestCount[]): Promise<void> {
  await sql`
    with kept as (
      select rate_limits.key from rate_limits
      join unnest(${counted.map(({ key }) => key)}::text[], ${counted.map(({ windowStart }) => windowStart)}::timestamptz[])
        as counted (key, window_start)
        on counted.key = rate_limits.key and counted.window_start = rate_limits.window_start
      order by rate_limits.key for update of rate_limits
    )
    update rate_limits set count = greatest(count - 1, 0) from kept where rate_limits.key = kept.key`.execute(
    db,
  )
}

/** Deletes counters of windows that began before this. */
export async function deleteRateLimits(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', before).execute()
}
