import { Refusal } from '#contract/shared/refusal.ts'
import type { GameReview, NewGameReview } from '#contract/reviews/reviews.schema.ts'
import { isGameVisible } from '#db/queries/reviews/review-targets.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { publishOrHold } from './review-moderation.ts'
import { sharedOf } from './review-answer.ts'

/** A visitor's review of a game. Refuses with not_found when visitors see no such game. */
export function submitGameReview(app: App, actor: Actor, review: NewGameReview): Promise<GameReview> {
  return inTransaction(app, async (inside) => {
    if (!(await isGameVisible(inside.db, review.gameId))) throw new Refusal('not_found', 'Game not found')
    const stored = await publishOrHold(inside, actor, {
      game_id: review.gameId,
      user_name: review.userName,
      title: review.title,
      content: review.content,
      overall_rating: review.overallRating,
    })
    return { ...sharedOf(stored), gameId: review.gameId }
  })
}
