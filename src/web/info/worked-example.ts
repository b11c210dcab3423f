import type { Casino, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { oneDigit, shownRating } from '#domain/casinos/ratings.ts'

/**
 * A non-negative number with two decimals, truncated, with "…" where more follow. Rounding the result to one decimal
 * equals rounding the number.
 */
export function begunDecimals(value: number): string {
  // Compensates binary fractions: 8.35 × 100 is 834.9999….
  const hundredths = Math.floor(value * 100 + 1e-9)
  const isWhole = Math.abs(value * 100 - hundredths) < 1e-6
  return `${(hundredths / 100).toFixed(2)}${isWhole ? '' : '…'}`
}

export interface WorkedExample {
  casino: Pick<Casino, 'id' | 'slug' | 'name' | 'totalReviews'>
  ratings: readonly { name: string; rating: string }[]
  /** The sum of the six, to one decimal. */
  sum: number
  /** The printed mean of the six. */
  mean: string
  expert: string
  /** True when an editor typed the total instead of using the mean. */
  isSetByHand: boolean
  userAverage: number
  shown: number
}

/** The calculation behind one casino's ratings; undefined where any is not stated. */
export function workedExample(
  casino: Pick<Casino, 'id' | 'slug' | 'name' | 'totalReviews' | 'userAverage' | 'safetyIndex'>,
  review: ExpertReview,
): WorkedExample | undefined {
  const ratings = RATING_CATEGORIES.flatMap((category) => {
    const rating = review[`${category}Rating`]
    return rating === null ? [] : [{ name: RATING_CATEGORY_NAMES[category], rating }]
  })
  if (ratings.length < RATING_CATEGORIES.length || review.overallRating === null) return undefined
  const sum = Math.round(ratings.reduce((total, { rating }) => total + Number(rating) * 10, 0)) / 10
  const meanOfSix = oneDigit(sum / ratings.length)
  return {
    casino: { id: casino.id, slug: casino.slug, name: casino.name, totalReviews: casino.totalReviews },
    ratings,
    sum,
    mean: meanOfSix,
    expert: review.overallRating,
    isSetByHand: meanOfSix !== oneDigit(review.overallRating),
    userAverage: casino.userAverage ?? 0,
    shown: shownRating({
      expert: review.overallRating,
      users: casino.userAverage,
      safety: casino.safetyIndex,
    }),
  }
}
