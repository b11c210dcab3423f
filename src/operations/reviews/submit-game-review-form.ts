import { NewGameReview } from '#contract/reviews/reviews.schema.ts'
import type { GameReview } from '#contract/reviews/reviews.schema.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { checkRateLimit } from '../app/check-rate-limit.ts'
import { invalidReview, offerReviewFields } from './offer-review-fields.ts'
import { submitGameReview } from './submit-game-review.ts'

/**
 * A game review as a form without scripts posts it: the same rules and limits as the call of the API.
 * Refuses with invalid_input and one problem a field.
 */
export async function submitGameReviewForm(
  app: App,
  actor: Actor,
  gameId: number,
  form: FormData,
): Promise<GameReview> {
  if (actor.role === 'visitor') await checkRateLimit(app, 'reviews', actor.address)
  const review = NewGameReview.safeParse({ gameId, ...offerReviewFields(form) })
  if (!review.success) throw invalidReview(review.error.issues)
  return submitGameReview(app, actor, review.data)
}
