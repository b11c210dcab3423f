import { writeReviewFilter, type ReviewFilter } from '#contract/reviews/review-filter.ts'

/** The start of the reviews on the page of a casino, bonus or game. */
export const REVIEWS_ID = 'user-reviews'

/** The address of a page with this filter. `extra` is an additional query, such as `reviews=all`. */
export function reviewFilterAddress(path: string, filter: ReviewFilter, extra = ''): string {
  const query = [writeReviewFilter(filter), extra].filter((part) => part !== '').join('&')
  return `${path}${query === '' ? '' : `?${query}`}#${REVIEWS_ID}`
}
