import { NewBonusReview } from '#contract/reviews/reviews.schema.ts'
import type { BonusReview } from '#contract/reviews/reviews.schema.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { checkRateLimit } from '../app/check-rate-limit.ts'
import { invalidReview, offerReviewFields } from './offer-review-fields.ts'
import { submitBonusReview } from './submit-bonus-review.ts'

/**
 * A bonus review as a form without scripts posts it: the same rules and limits as the call of the API.
 * Refuses with invalid_input and one problem a field.
 */
export async function submitBonusReviewForm(
  app: App,
  actor: Actor,
  bonusId: number,
  form: FormData,
): Promise<BonusReview> {
  if (actor.role === 'visitor') await checkRateLimit(app, 'reviews', actor.address)
  const review = NewBonusReview.safeParse({ bonusId, ...offerReviewFields(form) })
  if (!review.success) throw invalidReview(review.error.issues)
  return submitBonusReview(app, actor, review.data)
}
