/** Sums over published reviews, as stored with each casino, bonus and game. */
import { ratingsOf, targetKey, type DemoReviewTarget } from './demo-reviews.ts'
import type { DemoReview } from './demo-schemas.ts'

/** By target key; each list holds the number of reviews, the sum of overall ratings and, for casinos, the six sums. */
export type ReviewSums = ReadonlyMap<string, readonly number[]>

export function sumsOf(reviews: readonly DemoReview[]): ReviewSums {
  const sums = new Map<string, number[]>()
  for (const review of reviews) {
    const { overall, six = [] } = ratingsOf(review)
    const key = targetKey(review)
    const before = sums.get(key) ?? []
    sums.set(
      key,
      [1, overall, ...six].map((value, index) => value + (before[index] ?? 0)),
    )
  }
  return sums
}

/** The columns of a bonus or a game. */
export function offerSums(sums: ReviewSums, target: DemoReviewTarget) {
  const [review_count = 0, overall_sum = 0] = sums.get(targetKey(target)) ?? []
  return { review_count, overall_sum }
}

export function casinoSums(sums: ReviewSums, casino: string) {
  const [
    ,
    ,
    bonuses_sum = 0,
    design_sum = 0,
    payouts_sum = 0,
    customer_support_sum = 0,
    game_selection_sum = 0,
    mobile_experience_sum = 0,
  ] = sums.get(targetKey({ casino })) ?? []
  return {
    ...offerSums(sums, { casino }),
    bonuses_sum,
    design_sum,
    payouts_sum,
    customer_support_sum,
    game_selection_sum,
    mobile_experience_sum,
  }
}
