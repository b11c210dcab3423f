/** The six ratings of an expert or visitor review, in the order of RATING_CATEGORIES. */
import { forEachCategory, RATING_CATEGORIES } from '#contract/shared/options.ts'

export function categoryRatings<T>(ratings: readonly [T, T, T, T, T, T]) {
  return forEachCategory('Rating', (category) => ratings[RATING_CATEGORIES.indexOf(category)] as T)
}
