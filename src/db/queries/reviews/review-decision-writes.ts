/** Decisions about reviews with the state before each, so that they can be undone. */
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { LockedReview } from './moderation-writes.ts'

export type ReviewDecision = Selectable<Tables['review_decisions']>

export async function insertDecision(
  db: Kysely<Tables>,
  decision: { action: ReviewDecision['action']; username: string | null; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('review_decisions')
    .values({ action: decision.action, username: decision.username, decided_at: decision.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records the current state of these reviews. */
export async function insertDecisionItems(
  db: Kysely<Tables>,
  decisionId: number,
  reviews: readonly LockedReview[],
): Promise<void> {
  const items = reviews.map((review): Selectable<Tables['review_decision_items']> => ({
    decision_id: decisionId,
    review_id: review.id,
    was_published: review.is_published,
    was_rejected_at: review.rejected_at,
    was_rejection: review.rejection,
    was_rejection_note: review.rejection_note,
    was_rejected_by: review.rejected_by,
  }))
  await db.insertInto('review_decision_items').values(items).execute()
}

export function findDecision(db: Kysely<Tables>, id: number): Promise<ReviewDecision | undefined> {
  return db.selectFrom('review_decisions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Removes some items from a decision. Two concurrent callers never get the same one. */
export async function takeDecisionItems(
  db: Kysely<Tables>,
  decisionId: number,
  most: number,
): Promise<Selectable<Tables['review_decision_items']>[]> {
  const { rows } = await sql<Selectable<Tables['review_decision_items']>>`
    delete from review_decision_items where decision_id = ${decisionId} and review_id in (
      select review_id from review_decision_items where decision_id = ${decisionId}
      order by review_id limit ${most} for update)
    returning *`.execute(db)
  return rows
}

/** Restores the recorded state of reviews. */
export async function restoreReviewStates(
  db: Kysely<Tables>,
  items: readonly Selectable<Tables['review_decision_items']>[],
): Promise<void> {
  const columns = [
    sql`${items.map(({ review_id }) => review_id)}::integer[]`,
    sql`${items.map(({ was_published }) => was_published)}::boolean[]`,
    sql`${items.map(({ was_rejected_at }) => was_rejected_at)}::timestamptz[]`,
    sql`${items.map(({ was_rejection }) => was_rejection)}::text[]`,
    sql`${items.map(({ was_rejection_note }) => was_rejection_note)}::text[]`,
    sql`${items.map(({ was_rejected_by }) => was_rejected_by)}::text[]`,
  ]
  await sql`
    update reviews set is_published = was.is_published, rejected_at = was.rejected_at, rejection = was.rejection,
      rejection_note = was.note, rejected_by = was.username
    from unnest(${sql.join(columns)}) as was (id, is_published, rejected_at, rejection, note, username)
    where reviews.id = was.id`.execute(db)
}

export async function markUndone(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('review_decisions').set({ undone_at: now }).where('id', '=', id).execute()
}

/** Deletes decisions with their items: old ones, and one without changes. */
export async function deleteDecisions(db: Kysely<Tables>, where: { id: number } | { before: Date }) {
  const query = db.deleteFrom('review_decisions')
  await (
    'id' in where ? query.where('id', '=', where.id) : query.where('decided_at', '<', where.before)
  ).execute()
}
