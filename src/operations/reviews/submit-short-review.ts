import { Refusal } from '#contract/shared/refusal.ts'
import type {
  BonusReview,
  GameReview,
  NewBonusReview,
  NewGameReview,
} from '#contract/reviews/reviews.schema.ts'
import { isBonusVisible, isGameVisible } from '#db/queries/reviews/review-targets.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { publishOrHold } from './review-moderation.ts'
import { sharedOf } from './review-answer.ts'

/** A visitor's review of a bonus. Refuses with not_found when visitors see no such bonus. */
export function submitBonusReview(app: App, actor: Actor, review: NewBonusReview): Promise<BonusReview> {
  return inTransaction(app, async (inside) => {
    if (!(await isBonusVisible(inside.db, review.bonusId))) throw new Refusal('not_found', 'Bonus not found')
    const row = { bonus_id: review.bonusId, ...columnsOf(review) }
    return { ...sharedOf(await publishOrHold(inside, actor, row)), bonusId: review.bonusId }
  })
}

/** A visitor's review of a game. Refuses with not_found when visitors see no such game. */
export function submitGameReview(app: App, actor: Actor, review: NewGameReview): Promise<GameReview> {
  return inTransaction(app, async (inside) => {
    if (!(await isGameVisible(inside.db, review.gameId))) throw new Refusal('not_found', 'Game not found')
    const row = { game_id: review.gameId, ...columnsOf(review) }
    return { ...sharedOf(await publishOrHold(inside, actor, row)), gameId: review.gameId }
  })
}

function columnsOf({ userName, title, content, overallRating }: NewBonusReview | NewGameReview) {
  return { user_name: userName, title, content, overall_rating: overallRating }
}
