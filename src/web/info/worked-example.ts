import type { Casino, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { oneDigit, shownRating } from '#domain/casinos/ratings.ts'

/**
 * A number from 0 up as a sum can show it without being wrong: two decimals, cut and not rounded, with "…" where more
 * follow. Rounding what is shown to one decimal gives the same as rounding the number.
 */
export function begunDecimals(value: number): string {
  // Binary fractions: 8.35 × 100 is 834.9999….
  const hundredths = Math.floor(value * 100 + 1e-9)
  const isWhole = Math.abs(value * 100 - hundredths) < 1e-6
  return `${(hundredths / 100).toFixed(2)}${isWhole ? '' : '…'}`
}

export interface WorkedExample {
  casino: Pick<Casino, 'id' | 'slug' | 'name' | 'totalReviews'>
  ratings: readonly { name: string; rating: string }[]
  /** Of the six, to one decimal. */
  sum: number
  /** The mean of the six, as it is written. */
  mean: string
  expert: string
  /** True when an editor typed the total in instead of leaving it to the mean. */
  isSetByHand: boolean
  userAverage: number
  shown: number
}

/** The sums behind one casino's ratings, from its own numbers; undefined where any of them is not stated. */
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
