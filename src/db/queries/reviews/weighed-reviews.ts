/**
 * Filters reviews for visitors, and counts the results of every further choice. Both use the same newest reviews, so
 * that the numbers match the list.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { EVERY_REVIEW, isReviewFilterSet, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import type { AnyReview, BonusReview, CasinoReview, GameReview } from '#contract/reviews/reviews.schema.ts'
import { WEIGHED_REVIEWS } from '#contract/reviews/limits.ts'
import { weighReviews, type ReviewCounts, type WeighableReview } from '#domain/reviews/weigh-reviews.ts'
import type { Tables } from '../../tables.ts'
import { inOrderOf } from '../sql/by-ids.ts'
import type { Page } from '../sql/page.ts'
import { escapeLike } from '../sql/sql-pieces.ts'
import { visibleReviewRows } from './any-reviews.ts'
import {
  listBonusReviews,
  listCasinoReviews,
  listGameReviews,
  listReviewsByIds,
  type Slice,
} from './reviews.ts'
import { NEWEST_FIRST, publishedReviewsOf, REVIEW_TARGETS, type ReviewTarget } from './reviews-of.ts'

export interface WeighedReviews<Review> {
  reviews: Review[]
  counts: ReviewCounts
}

/** How many of a casino's reviews to return: all up to `whole`, else the first `few`. */
export interface Cut {
  whole: number
  few: number
}

export const weighCasinoReviews = (db: Kysely<Tables>, id: number, filter: ReviewFilter, cut?: Cut) =>
  weigh<CasinoReview>(db, { kind: 'casinos', id }, { filter, cut, list: listCasinoReviews })
export const weighBonusReviews = (db: Kysely<Tables>, id: number, filter: ReviewFilter) =>
  weigh<BonusReview>(db, { kind: 'bonuses', id }, { filter, list: listBonusReviews })
export const weighGameReviews = (db: Kysely<Tables>, id: number, filter: ReviewFilter) =>
  weigh<GameReview>(db, { kind: 'games', id }, { filter, list: listGameReviews })

/** Only the counts, for a page that has its reviews already. */
export async function countReviewChoices(
  db: Kysely<Tables>,
  of: { casinoId: number } | { kind: ReviewSearch['kind'] },
): Promise<ReviewCounts> {
  const rows = 'kind' in of ? of : ({ target: 'casino_id', id: of.casinoId } as const)
  return weighReviews(await listWeighable(db, rows, ''), EVERY_REVIEW).counts
}

/** One page of all visible reviews of a kind. */
export async function weighAllReviews(
  db: Kysely<Tables>,
  { kind, filter }: Pick<ReviewSearch, 'kind' | 'filter'>,
  page?: Page,
): Promise<WeighedReviews<AnyReview>> {
  const { ids, counts } = weighReviews(await listWeighable(db, { kind }, filter.words), filter)
  const from = page === undefined ? 0 : (page.number - 1) * page.size
  return {
    reviews: await listReviewsByIds(db, ids.slice(from, page === undefined ? undefined : from + page.size)),
    counts,
  }
}

interface Weighing<Review> {
  filter: ReviewFilter
  cut?: Cut | undefined
  list: (db: Kysely<Tables>, id: number, slice: Slice) => Promise<Review[]>
}

async function weigh<Review extends { id: number }>(
  db: Kysely<Tables>,
  { kind, id }: { kind: keyof typeof REVIEW_TARGETS; id: number },
  { filter, cut, list }: Weighing<Review>,
): Promise<WeighedReviews<Review>> {
  const rows = await listWeighable(db, { target: REVIEW_TARGETS[kind], id }, filter.words)
  const { ids, counts } = weighReviews(rows, filter)
  // Without a filter, newest first, the whole list is available, however long.
  if (!isReviewFilterSet(filter))
    return { reviews: await list(db, id, { limit: few(rows.length, cut) }), counts }
  const wanted = ids.slice(0, few(ids.length, cut))
  return { reviews: inOrderOf(wanted, await list(db, id, { ids: wanted })), counts }
}

function few(count: number, cut: Cut | undefined): number | undefined {
  return cut === undefined || count <= cut.whole ? undefined : cut.few
}

/** The newest reviews, of a casino, bonus or game or of all visible ones, up to the number that filters consider. */
async function listWeighable(
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
