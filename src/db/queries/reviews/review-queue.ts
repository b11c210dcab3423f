/** Queries for the queue of reviews: pages, single reviews with context, and ids for decisions. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { QueuedReview, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { HELD_REASONS, QUEUE, type QueueFilter, type QueueSort } from '#contract/reviews/moderation.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { findSigns } from '#domain/reviews/signs/find-signs.ts'
import type { Tables } from '../../tables.ts'
import type { Page } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'
import { IN_STATE, moderatedReviews, TARGET_COLUMNS } from './moderation.ts'

/** One page and the number of matches; both end at `QUEUE.counted`. */
export async function searchReviewQueue(
  db: Kysely<Tables>,
  filter: QueueFilter,
  { sort, page, now }: { sort: QueueSort; page: Page; now: Date },
): Promise<ReviewQueue> {
  const clause = matches(filter, { now })
  // Ids are read once for page and count, because they are small and a search would otherwise run twice.
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

/** In the order of the ids; unknown ids are left out. */
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

/** The ids of all matches, oldest first, and one more than `most` when there are more. */
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

/** The filter of the queue as SQL. Indexes answer its parts, so that they stay fast among a million reviews. */
interface Moments {
  /** The reference time for ages in days. */
  now: Date
  /** Leaves out later reviews. */
  until?: Date | undefined
}

/** A condition on `reviews`. */
function matches(filter: QueueFilter, moments: Moments): RawBuilder<SqlBool> {
  const clause = withoutSearch(filter, moments)
  return filter.search === '' ? clause : searched(clause, filter.search)
}

/** The condition without the search text. */
function withoutSearch(filter: QueueFilter, { now, until }: Moments): RawBuilder<SqlBool> {
  const { status, kind, verified, reason, target, scoreFrom, scoreTo, newerThan, olderThan } = filter
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const clauses = [
    sql<SqlBool>`true`,
    status !== 'all' && IN_STATE[status],
    kind !== 'all' && sql<SqlBool>`${sql.ref(`reviews.${TARGET_COLUMNS[kind]}`)} is not null`,
    verified === true && sql<SqlBool>`reviews.is_verified`,
    verified === false && sql<SqlBool>`not reviews.is_verified`,
    reason !== undefined && heldFor(HELD_REASONS[reason]),
    target !== undefined && sql<SqlBool>`${sql.ref(`reviews.${TARGET_COLUMNS[target.kind]}`)} = ${target.id}`,
    scoreFrom !== undefined && sql<SqlBool>`reviews.overall_rating >= ${scoreFrom}`,
    scoreTo !== undefined && sql<SqlBool>`reviews.overall_rating <= ${scoreTo}`,
    newerThan !== undefined && sql<SqlBool>`reviews.created_at >= ${daysAgo(newerThan)}`,
    olderThan !== undefined && sql<SqlBool>`reviews.created_at < ${daysAgo(olderThan)}`,
    filter.sameAddressAs !== undefined && fromAddressOf(filter.sameAddressAs),
    until !== undefined && sql<SqlBool>`reviews.created_at <= ${until}`,
  ].filter((clause) => clause !== false)
  return sql<SqlBool>`${sql.join(clauses, sql` and `)}`
}

/** The first part repeats the index's condition. */
function heldFor(reason: string): RawBuilder<SqlBool> {
  return sql`reviews.held_for <> '{}' and reviews.held_for @> array[${reason}]::text[]`
}

/** The hash itself never leaves the database. */
function fromAddressOf(id: number): RawBuilder<SqlBool> {
  return sql`reviews.address_hash = (select same.address_hash from reviews as same where same.id = ${id})`
}

/** Searches only the newest matches of the other filters, because no index supports searching within long texts. */
function searched(clause: RawBuilder<SqlBool>, search: string): RawBuilder<SqlBool> {
  const pattern = `%${escapeLike(search)}%`
  return sql`reviews.id in (
    select newest.id from (
      select reviews.* from reviews where ${clause}
      order by reviews.created_at desc, reviews.id desc limit ${sql.lit(QUEUE.searched)}) as newest
    left join casinos on casinos.id = newest.casino_id
    left join bonuses on bonuses.id = newest.bonus_id
    left join games on games.id = newest.game_id
    where newest.user_name ilike ${pattern} or newest.title ilike ${pattern} or newest.content ilike ${pattern}
      or casinos.name ilike ${pattern} or bonuses.title ilike ${pattern} or games.name ilike ${pattern})`
}
