/** Questions about the queue of reviews: a page of it, one review with all that is known, what it can be filtered by. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { QueuedReview, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { QUEUE } from '#contract/reviews/moderation.ts'
import type { QueueFilter, QueueSort } from '#contract/reviews/moderation.ts'
import { findSigns } from '#domain/reviews/signs/find-signs.ts'
import type { Tables } from '../../tables.ts'
import { moderatedReviews } from './moderation.ts'
import type { Page } from '../sql/page.ts'
import { matches, withoutSearch } from './review-queue-filter.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** One page, with how many match; both end at `QUEUE.counted`. */
export async function searchReviewQueue(
  db: Kysely<Tables>,
  filter: QueueFilter,
  { sort, page, now }: { sort: QueueSort; page: Page; now: Date },
): Promise<ReviewQueue> {
  const clause = matches(filter, { now })
  // Read once for the page and the count: an id is small, and a search would cost twice as much.
  const { rows } = await sql<{ id: number }>`
    select reviews.id from reviews where ${clause} order by ${ORDERS[sort]}
    limit ${QUEUE.counted + 1}`.execute(db)
  const start = (page.number - 1) * page.size
  const shown = rows.slice(start, Math.min(start + page.size, QUEUE.counted))
  return {
    reviews: await listQueuedReviews(
      db,
      shown.map(({ id }) => id),
    ),
    total: Math.min(rows.length, QUEUE.counted),
    hasMore: rows.length > QUEUE.counted,
    isCut:
      filter.search !== '' &&
      (await countUpTo(db, withoutSearch(filter, { now }), QUEUE.searched)) > QUEUE.searched,
    until: now.toISOString(),
  }
}

/** In the order of the ids; those that are not there are left out. */
export async function listQueuedReviews(db: Kysely<Tables>, ids: readonly number[]): Promise<QueuedReview[]> {
  if (ids.length === 0) return []
  const rows = await moderatedReviews(db)
    .select([
      'reviews.rejection',
      'reviews.rejection_note as rejectionNote',
      'reviews.rejected_by as rejectedBy',
      'reviews.verified_by as verifiedBy',
      'reviews.verified_because as verifiedBecause',
      isoInstant<string | null>('reviews.verified_at').as('verifiedAt'),
      FROM_ADDRESS.as('fromAddress'),
    ])
    .where('reviews.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { ...row, found: foundIn(row) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The ids of all that match, the oldest first, and one more than `most` when there are more. */
export async function listMatchingIds(
  db: Kysely<Tables>,
  filter: QueueFilter,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select reviews.id from reviews where ${matches(filter, { now, until })}
    order by reviews.id limit ${most + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One more than `most` when there are more. */
async function countUpTo(db: Kysely<Tables>, clause: RawBuilder<SqlBool>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from reviews where ${clause} limit ${most + 1}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

function foundIn({ userName, title, content }: Pick<QueuedReview, 'userName' | 'title' | 'content'>) {
  return Object.entries({ userName, title, content }).flatMap(([field, text]) =>
    findSigns(text).map((sign) => ({ field: field as 'userName' | 'title' | 'content', ...sign })),
  )
}

const FROM_ADDRESS = sql<number | null>`case when reviews.address_hash is not null then (
  select count(*)::integer from (
    select from reviews as same where same.address_hash = reviews.address_hash limit 1000) as counted) end`

const ORDERS: Readonly<Record<QueueSort, RawBuilder<unknown>>> = {
  newest: sql`reviews.created_at desc, reviews.id desc`,
  oldest: sql`reviews.created_at, reviews.id`,
  highest: sql`reviews.overall_rating desc, reviews.created_at desc, reviews.id desc`,
  lowest: sql`reviews.overall_rating, reviews.created_at, reviews.id`,
  reasons: sql`cardinality(reviews.held_for) desc, reviews.created_at desc, reviews.id desc`,
  helpful: sql`reviews.helpful_votes desc, reviews.created_at desc, reviews.id desc`,
}
