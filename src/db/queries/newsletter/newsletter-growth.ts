import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { NewsletterGrowth } from '#contract/site/overview.schema.ts'
import { lastUtcDays, startOfLastUtcDays } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'

/** How many count now, and what changed in the last days. */
export async function countNewsletterGrowth(
  db: Kysely<Tables>,
  now: Date,
  count: number,
): Promise<NewsletterGrowth> {
  const since = startOfLastUtcDays(now, count)
  const totals = await db
    .selectFrom('subscribers')
    .select([
      countWhere(sql`confirmed_at is not null and unsubscribed_at is null`).as('confirmed'),
      countWhere(sql`confirmed_at is null and unsubscribed_at is null`).as('waiting'),
      countWhere(sql`unsubscribed_at >= ${since} and unsubscribed_at <= ${now}`).as('unsubscribed'),
    ])
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ day: string; confirmed: number }>`
    select to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as confirmed
    from subscribers where confirmed_at >= ${since} and confirmed_at <= ${now} group by 1`.execute(db)
  const of = new Map(rows.map(({ day, confirmed }) => [day, confirmed]))
  const days = lastUtcDays(now, count).map((day) => ({ day, confirmed: of.get(day) ?? 0 }))
  return { ...totals, days }
}

function countWhere(clause: ReturnType<typeof sql>) {
  return sql<number>`count(*) filter (where ${clause})::integer`
}
