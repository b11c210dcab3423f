/** A casino's ratings by month. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { publishedReviewsOf } from './reviews-of.ts'

export interface ReviewMonth {
  /** Such as "2026-11", in UTC. */
  month: string
  count: number
  mean: number
}

/** The months with published reviews since `since`, oldest first. */
export async function listReviewMonths(
  db: Kysely<Tables>,
  casinoId: number,
  since: Date,
): Promise<ReviewMonth[]> {
  const month = sql<string>`to_char(reviews.created_at at time zone 'UTC', 'YYYY-MM')`
  return publishedReviewsOf(db, 'casino_id', casinoId)
    .where('reviews.created_at', '>=', since)
    .select([
      month.as('month'),
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`avg(reviews.overall_rating)::double precision`.as('mean'),
    ])
    .groupBy(month)
    .orderBy('month')
    .execute()
}
