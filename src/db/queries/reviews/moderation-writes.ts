import type { Kysely } from 'kysely'
import type { Rejection, ReviewState } from '#contract/reviews/moderation.ts'
import type { Tables } from '../../tables.ts'
import type { ReviewRow } from './review-writes.ts'

export type LockedReview = ReviewRow & { target_name: string }

/**
 * Locks these reviews until the transaction ends, in the order of their ids. Their targets are locked first and in one
 * order, as deletions do, to prevent deadlocks.
 */
export async function lockReviews(db: Kysely<Tables>, ids: readonly number[]): Promise<LockedReview[]> {
  if (ids.length === 0) return []
  const targets = await db
    .selectFrom('reviews')
    .leftJoin('bonuses', 'bonuses.id', 'reviews.bonus_id')
    .select(['reviews.bonus_id', 'reviews.game_id'])
    .select(({ fn }) => fn.coalesce('reviews.casino_id', 'bonuses.casino_id').as('casino_id'))
    .where('reviews.id', 'in', ids)
    .execute()
  const casinos = await lockNames(
    db,
    'casinos',
    'name',
    targets.map((target) => target.casino_id),
  )
  const bonuses = await lockNames(
    db,
    'bonuses',
    'title',
    targets.map((target) => target.bonus_id),
  )
  const games = await lockNames(
    db,
    'games',
    'name',
    targets.map((target) => target.game_id),
  )
  const reviews = await db
    .selectFrom('reviews')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return reviews.map((review) => ({
    ...review,
    target_name:
      casinos.get(review.casino_id) ?? bonuses.get(review.bonus_id) ?? games.get(review.game_id) ?? '',
  }))
}

export interface StateChange {
  state: ReviewState
  at: Date
  username: string | null
  rejection?: Rejection | undefined
  note?: string | undefined
}

/** Changes the state of reviews. A rejection stores person, time and reason; any other state clears them. */
export async function setReviewStates(
  db: Kysely<Tables>,
  ids: readonly number[],
  { state, at, username, rejection, note = '' }: StateChange,
): Promise<void> {
  const isRejected = state === 'rejected'
  await db
    .updateTable('reviews')
    .set({
      is_published: state === 'published',
      rejected_at: isRejected ? at : null,
      rejected_by: isRejected ? username : null,
      rejection: isRejected ? (rejection ?? null) : null,
      rejection_note: isRejected && note !== '' ? note : null,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Undefined removes the mark, including person and reason. */
export async function setVerified(
  db: Kysely<Tables>,
  id: number,
  mark: { at: Date; username: string | null; because: string } | undefined,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      is_verified: mark !== undefined,
      verified_at: mark?.at ?? null,
      verified_by: mark?.username ?? null,
      verified_because: mark === undefined || mark.because === '' ? null : mark.because,
    })
    .where('id', '=', id)
    .execute()
}

/** Null removes the answer. */
export async function setAnswer(
  db: Kysely<Tables>,
  id: number,
  answer: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ answer, answered_at: answer === null ? null : now })
    .where('id', '=', id)
    .execute()
}

/** Also deletes its votes. */
export async function deleteReview(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('reviews').where('id', '=', id).execute()
}

async function lockNames(
  db: Kysely<Tables>,
  table: 'casinos' | 'bonuses' | 'games',
  column: 'name' | 'title',
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select([
      'id',
      (eb) =>
        eb
          .ref(column as never)
          .$castTo<string>()
          .as('name'),
    ])
    .where('id', 'in', known)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
