import { LISTED_REVIEW_FACTS } from '#contract/items/card-fields.ts'
import type { AnyReview } from '#contract/reviews/reviews.schema.ts'
import { pick } from '../cards/card-data.ts'

export type ListedReviewData = Pick<AnyReview, (typeof LISTED_REVIEW_FACTS)[number]>

/** A review reduced to the fields of the list. */
export function listedReview(review: AnyReview): ListedReviewData {
  return pick(review, LISTED_REVIEW_FACTS)
}
