import type { AggregateRating } from 'schema-dts'
import { oneDigit } from '#domain/casinos/ratings.ts'

/** Only what visitors said is published as a rating, and only when someone did (decision D-70). No one reviewed an item of the demo. */
export function ratingData({
  userAverage,
  totalReviews,
  isDemo,
}: {
  userAverage: number | null
  totalReviews: number
  isDemo: boolean
}): { aggregateRating?: AggregateRating & object } {
  if (isDemo || userAverage === null || totalReviews < 1) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: oneDigit(userAverage),
      bestRating: 10,
      worstRating: 1,
      ratingCount: totalReviews,
    },
  }
}
