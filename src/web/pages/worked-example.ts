import type { Casino, ExpertReview } from '#contract/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/options.ts'
import { mean, shownRating } from '#domain/ratings.ts'

export interface WorkedExample {
  casino: Pick<Casino, 'id' | 'name' | 'totalReviews'>
  ratings: readonly { name: string; rating: string }[]
  /** Of the six, to one decimal. */
  sum: number
  expert: string
  userAverage: number
  shown: number
}

/** The sums behind one casino's ratings, from its own numbers. */
export function workedExample(
  casino: Pick<Casino, 'id' | 'name' | 'totalReviews' | 'userAverage' | 'safetyIndex'>,
  review: ExpertReview,
): WorkedExample {
  const ratings = RATING_CATEGORIES.map((category) => ({
    name: RATING_CATEGORY_NAMES[category],
    rating: review[`${category}Rating`],
  }))
  return {
    casino: { id: casino.id, name: casino.name, totalReviews: casino.totalReviews },
    ratings,
    sum: Math.round(mean(ratings.map(({ rating }) => Number(rating))) * ratings.length * 10) / 10,
    expert: review.overallRating,
    userAverage: casino.userAverage ?? 0,
    shown: shownRating({
      expert: review.overallRating,
      users: casino.userAverage,
      safety: casino.safetyIndex,
    }),
  }
}
