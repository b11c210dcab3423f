/** What filters of reviews choose from: the newest ones of a casino, bonus or game, or of every visible one. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import { WEIGHED_REVIEWS } from '#contract/shared/limits.ts'
import type { WeighableReview } from '#domain/reviews/weigh-reviews.ts'
import type { Tables } from '../../tables.ts'
import { escapeLike } from '../sql/sql-pieces.ts'
import { visibleReviewRows } from './any-reviews.ts'
import { NEWEST_FIRST, publishedReviewsOf, REVIEW_TARGETS } from './reviews-of.ts'
import type { ReviewTarget } from './reviews-of.ts'

/** Newest first, as many as are considered. */
export async function listWeighable(
  db: Kysely<Tables>,
  of: { target: ReviewTarget; id: number } | { kind: ReviewSearch['kind'] },
  words: ReviewFilter['words'],
): Promise<WeighableReview[]> {
  if ('target' in of) {
    return publishedReviewsOf(db, of.target, of.id)
      .select(weighed(words))
      .orderBy(NEWEST_FIRST)
      .limit(WEIGHED_REVIEWS.considered)
      .execute()
  }
  const all = visibleReviewRows(db)
  const rows = of.kind === 'all' ? all : all.where(`reviews.${REVIEW_TARGETS[of.kind]}`, 'is not', null)
  return rows.select(weighed(words)).orderBy(NEWEST_FIRST).limit(WEIGHED_REVIEWS.considered).execute()
}

function weighed(words: string) {
  return [
    sql<number>`reviews.id`.as('id'),
    sql<number>`reviews.overall_rating`.as('overallRating'),
    sql<boolean>`reviews.is_verified`.as('isVerified'),
    sql<number>`reviews.helpful_votes`.as('helpfulVotes'),
    hasWords(words).as('hasWords'),
    sql<
      string | null
    >`case when row_number() over (order by ${NEWEST_FIRST}) <= ${sql.lit(WEIGHED_REVIEWS.readForSubjects)}
      then reviews.title || ' ' || reviews.content end`.as('text'),
  ] as const
}

function hasWords(words: string): RawBuilder<boolean> {
  if (words === '') return sql<boolean>`true`
  return sql<boolean>`(lower(reviews.title || ' ' || reviews.content) like lower(${`%${escapeLike(words)}%`}::text))`
}
