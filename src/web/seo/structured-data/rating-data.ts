import type { AggregateRating } from 'schema-dts'
import { oneDigit } from '#domain/casinos/ratings.ts'

/** Only visitors' ratings are published, and only when there are any (decision D-70). Demo items have none. */
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
