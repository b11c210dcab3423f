import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, type RatingField } from '#contract/shared/options.ts'

/** How many of the six categories the editors rated, in words: "4 of 6 categories tested". */
export function testedCategories(review: Pick<ExpertReview, RatingField>): string {
  const tested = RATING_CATEGORIES.filter((category) => review[`${category}Rating`] !== null).length
  return tested === RATING_CATEGORIES.length
    ? 'Six categories tested'
    : `${tested} of ${RATING_CATEGORIES.length} categories tested`
}
