import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { CasinoReview, NewCasinoReview } from '#contract/reviews/reviews.schema.ts'
import { isCasinoVisible } from '#db/queries/reviews/review-targets.ts'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { publishOrHold } from './review-moderation.ts'
import { sharedOf } from './review-answer.ts'

/**
 * A visitor's review of a casino. The overall rating, pros and cons come from the six ratings.
 * Refuses with not_found when there is no such casino for visitors.
 */
export function submitCasinoReview(app: App, actor: Actor, review: NewCasinoReview): Promise<CasinoReview> {
  return inTransaction(app, async (inside) => {
    if (!(await isCasinoVisible(inside.db, review.casinoId)))
      throw new Refusal('not_found', 'Casino not found')
    const { pros, cons } = prosAndCons(review)
    const stored = await publishOrHold(inside, actor, {
      casino_id: review.casinoId,
      user_name: review.userName,
      title: review.title,
      content: review.content,
      overall_rating: overallOf(RATING_CATEGORIES.map((category) => review[`${category}Rating`])),
      bonuses_rating: review.bonusesRating,
      design_rating: review.designRating,
      payouts_rating: review.payoutsRating,
      customer_support_rating: review.customerSupportRating,
      game_selection_rating: review.gameSelectionRating,
      mobile_experience_rating: review.mobileExperienceRating,
      pros,
      cons,
    })
    return { ...sharedOf(stored), casinoId: review.casinoId, ...ratingsOf(review), pros, cons }
  })
}

function ratingsOf(review: NewCasinoReview) {
  return {
    bonusesRating: review.bonusesRating,
    designRating: review.designRating,
    payoutsRating: review.payoutsRating,
    customerSupportRating: review.customerSupportRating,
    gameSelectionRating: review.gameSelectionRating,
    mobileExperienceRating: review.mobileExperienceRating,
  }
}
