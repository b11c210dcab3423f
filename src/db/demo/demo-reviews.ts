import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { bonusKey } from './demo-ids.ts'
import type { DemoReview } from './demo-schemas.ts'

export type DemoReviewTarget = { casino: string } | { casino: string; bonus: string } | { game: string }

export function targetKey(target: DemoReviewTarget): string {
  if ('game' in target) return `game ${target.game}`
  return 'bonus' in target ? `bonus ${bonusKey(target.casino, target.bonus)}` : `casino ${target.casino}`
}

export function ratingsOf(review: DemoReview): { overall: number; six?: readonly number[] } {
  if ('overallRating' in review) return { overall: review.overallRating }
  const six = RATING_CATEGORIES.map((category) => review[`${category}Rating`])
  return { overall: overallOf(six), six }
}
