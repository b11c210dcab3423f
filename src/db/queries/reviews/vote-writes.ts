import { sql, type Kysely } from 'kysely'
import type { HelpfulVote } from '#contract/reviews/reviews.schema.ts'
import type { Tables } from '../../tables.ts'

/** Adds one to a published review; undefined when there is none. The row stays locked until the transaction ends. */
export function addHelpfulVote(db: Kysely<Tables>, reviewId: number): Promise<HelpfulVote | undefined> {
  return db
    .updateTable('reviews')
    .set({ helpful_votes: sql`helpful_votes + 1` })
    .where('id', '=', reviewId)
    .where('is_published', '=', true)
    .returning(['id', 'helpful_votes as helpfulVotes'])
    .executeTakeFirst()
}

/** False when this address has voted for this review today. `day` is YYYY-MM-DD. */
export async function insertVote(
  db: Kysely<Tables>,
  vote: { reviewId: number; addressHash: string; day: string },
): Promise<boolean> {
  const row = await db
    .insertInto('helpful_votes')
    .values({ review_id: vote.reviewId, address_hash: vote.addressHash, voted_on: vote.day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes votes of days before one, YYYY-MM-DD. After its day a vote prevents no repetition. */
export async function deleteVotes(db: Kysely<Tables>, before: string): Promise<void> {
  await db.deleteFrom('helpful_votes').where('voted_on', '<', before).execute()
}
