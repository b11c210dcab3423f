/** The filter of the queue as SQL. Its parts are answered from indexes, so that they cost little among a million reviews. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { HELD_REASONS, QUEUE } from '#contract/reviews/moderation.ts'
import type { QueueFilter } from '#contract/reviews/moderation.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { IN_STATE, TARGET_COLUMNS } from './moderation.ts'
import { escapeLike } from '../sql/sql-pieces.ts'

interface Moments {
  /** What days are counted from. */
  now: Date
  /** Reviews written later are left out. */
  until?: Date | undefined
}

/** A where clause over `reviews`. */
export function matches(filter: QueueFilter, moments: Moments): RawBuilder<SqlBool> {
  const clause = withoutSearch(filter, moments)
  return filter.search === '' ? clause : searched(clause, filter.search)
}

/** The same without the text that is searched for. */
export function withoutSearch(filter: QueueFilter, { now, until }: Moments): RawBuilder<SqlBool> {
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

/** The first part is the condition of the index. */
function heldFor(reason: string): RawBuilder<SqlBool> {
  return sql`reviews.held_for <> '{}' and reviews.held_for @> array[${reason}]::text[]`
}

/** The hash itself never leaves the database. */
function fromAddressOf(id: number): RawBuilder<SqlBool> {
  return sql`reviews.address_hash = (select same.address_hash from reviews as same where same.id = ${id})`
}

/** Only the newest of what the rest of the filter leaves: no index answers a part of a long text. */
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
