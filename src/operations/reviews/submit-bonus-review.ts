import { Refusal } from '#contract/shared/refusal.ts'
import type { BonusReview, NewBonusReview } from '#contract/reviews/reviews.schema.ts'
import { isBonusVisible } from '#db/queries/reviews/review-targets.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { publishOrHold } from './review-moderation.ts'
import { sharedOf } from './review-answer.ts'

/** A visitor's review of a bonus. Refuses with not_found when visitors see no such bonus. */
export function submitBonusReview(app: App, actor: Actor, review: NewBonusReview): Promise<BonusReview> {
  return inTransaction(app, async (inside) => {
    if (!(await isBonusVisible(inside.db, review.bonusId))) throw new Refusal('not_found', 'Bonus not found')
    const stored = await publishOrHold(inside, actor, {
      bonus_id: review.bonusId,
      user_name: review.userName,
      title: review.title,
      content: review.content,
      overall_rating: review.overallRating,
    })
    return { ...sharedOf(stored), bonusId: review.bonusId }
  })
}
