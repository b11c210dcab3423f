import {
  CATEGORY_COLUMNS,
  forEachCategory,
  RATING_CATEGORIES,
  type RatingCategory,
} from '#contract/shared/options.ts'
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
 * A visitor's review of a casino. Overall rating, pros and cons follow from the six ratings. Refuses with not_found
 * when visitors see no such casino.
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
      ...ratingColumns(review),
      pros,
      cons,
    })
    return {
      ...sharedOf(stored),
      casinoId: review.casinoId,
      ...forEachCategory('Rating', (category) => stored[`${CATEGORY_COLUMNS[category]}_rating`] ?? 0),
      pros: stored.pros,
      cons: stored.cons,
    }
  })
}

function ratingColumns(review: NewCasinoReview) {
  const columns = RATING_CATEGORIES.map((category) => [
    `${CATEGORY_COLUMNS[category]}_rating`,
    review[`${category}Rating`],
  ])
  return Object.fromEntries(columns) as Record<`${(typeof CATEGORY_COLUMNS)[RatingCategory]}_rating`, number>
}
