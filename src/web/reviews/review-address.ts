import { writeReviewFilter } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'

/** Where the reviews of a casino, bonus or game begin on its page. */
export const REVIEWS_ID = 'user-reviews'

/** The address of a page with this filter. `extra` is a query of its own, such as `reviews=all`. */
export function reviewFilterAddress(path: string, filter: ReviewFilter, extra = ''): string {
  const query = [writeReviewFilter(filter), extra].filter((part) => part !== '').join('&')
  return `${path}${query === '' ? '' : `?${query}`}#${REVIEWS_ID}`
}
