/** The columns of a visitor review under the contract's names. */
import { sql } from 'kysely'
import { CATEGORY_COLUMNS, RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

export const REVIEW_COLUMNS = [
  'reviews.id',
  'reviews.user_name as userName',
  'reviews.title',
  'reviews.content',
  'reviews.overall_rating as overallRating',
  'reviews.is_verified as isVerified',
  'reviews.is_published as isPublished',
  isoInstant('reviews.created_at').as('createdAt'),
  'reviews.helpful_votes as helpfulVotes',
  'reviews.answer',
  isoInstant<string | null>('reviews.answered_at').as('answeredAt'),
] as const

export const SIX_RATING_COLUMNS = [
  ...RATING_CATEGORIES.map((category) =>
    sql<number | null>`reviews.${sql.ref(`${CATEGORY_COLUMNS[category]}_rating`)}`.as(`${category}Rating`),
  ),
  'reviews.pros',
  'reviews.cons',
] as const

/** Adds pros and cons derived from the ratings to a review stored without any (decision D-34). */
export function withProsAndCons(review: CasinoReview): CasinoReview {
  return review.pros.length > 0 || review.cons.length > 0 ? review : { ...review, ...prosAndCons(review) }
}
