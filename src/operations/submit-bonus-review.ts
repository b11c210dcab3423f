import { Refusal } from '#contract/refusal.ts'
import type { BonusReview, NewBonusReview } from '#contract/reviews.schema.ts'
import { isBonusVisible } from '#db/queries/review-targets.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'
import { publishOrHold } from './review-moderation.ts'
import { sharedOf } from './review-answer.ts'

/** A visitor's review of a bonus. Refuses with not_found when there is no such bonus for visitors. */
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
