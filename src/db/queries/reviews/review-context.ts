import { sql, type Kysely } from 'kysely'
import type { ReviewContext } from '#contract/reviews/moderation-queue.schema.ts'
import { HELD_REASONS } from '#contract/reviews/moderation.ts'
import type { Tables } from '../../tables.ts'
import { listQueuedReviews } from './review-queue.ts'
import { findSimilarReviews } from './similar-reviews.ts'

const BY_AUTHOR = 5

export async function findReviewContext(db: Kysely<Tables>, id: number): Promise<ReviewContext | undefined> {
  const [review] = await listQueuedReviews(db, [id])
  if (review === undefined) return undefined
  const { rows } = await sql<{ id: number }>`
    select id from reviews where lower(user_name) = lower(${review.userName}) and id <> ${id}
    order by created_at desc, id desc limit ${BY_AUTHOR}`.execute(db)
  return {
    review,
    similar: await listQueuedReviews(db, await similarIds(db, id)),
    byAuthor: await listQueuedReviews(
      db,
      rows.map((row) => row.id),
    ),
  }
}

/** The copies recorded when it was held. For older reviews none were recorded, so they are searched again. */
async function similarIds(db: Kysely<Tables>, id: number): Promise<number[]> {
  const row = await db
    .selectFrom('reviews')
    .select(['similar_to', 'held_for', 'content', 'user_name', 'address_hash'])
    .select(['casino_id', 'bonus_id', 'game_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!row.held_for.includes(HELD_REASONS.similar)) return []
  if (row.similar_to !== null && row.similar_to.length > 0) return row.similar_to
  const found = await findSimilarReviews(db, {
    content: row.content,
    userName: row.user_name,
    addressHash: row.address_hash,
    casinoId: row.casino_id,
    bonusId: row.bonus_id,
    gameId: row.game_id,
  })
  return found.filter((other) => other !== id)
}
