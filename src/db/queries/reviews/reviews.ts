/** Queries for visitor reviews. Visitors get published ones of visible casinos, bonuses and games, newest first. */
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import type { RatingField } from '#contract/shared/options.ts'
import type { AnyReview, BonusReview, CasinoReview, GameReview } from '#contract/reviews/reviews.schema.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { countVisibleReviews } from '../../catalogue/count-reviews.ts'
import type { Tables } from '../../tables.ts'
import { hasIdAmong, inOrderOf } from '../sql/by-ids.ts'
import type { Page, Paged } from '../sql/page.ts'
import { toAnyReview, visibleReviews } from './any-reviews.ts'
import { NEWEST_FIRST, publishedReviewsOf, REVIEW_TARGETS, type ReviewTarget } from './reviews-of.ts'
import { REVIEW_COLUMNS, SIX_RATING_COLUMNS, withProsAndCons } from './review-columns.ts'

/** Part of a list; the whole list when absent. */
export interface Slice {
  limit?: number | undefined
  offset?: number | undefined
  /** Limits the list to these ids. */
  ids?: readonly number[] | undefined
}

export async function listCasinoReviews(
  db: Kysely<Tables>,
  casinoId: number,
  slice: Slice = {},
): Promise<CasinoReview[]> {
  return (await casinoReviews(db, casinoId, slice).execute()).map(withProsAndCons)
}

/** The same as a query, for use in other statements. Its rows lack derived pros and cons. */
export function casinoReviews(db: Kysely<Tables>, casinoId: number, slice: Slice = {}) {
  return cut(newestOf(db, 'casino_id', casinoId), slice)
    .select([...REVIEW_COLUMNS, ...SIX_RATING_COLUMNS, 'reviews.casino_id as casinoId'])
    .$narrowType<Ratings & { casinoId: number }>()
}

export async function listBonusReviews(
  db: Kysely<Tables>,
  bonusId: number,
  slice: Slice = {},
): Promise<BonusReview[]> {
  return cut(newestOf(db, 'bonus_id', bonusId), slice)
    .select([...REVIEW_COLUMNS, 'reviews.bonus_id as bonusId'])
    .$narrowType<{ bonusId: number }>()
    .execute()
}

export async function listGameReviews(
  db: Kysely<Tables>,
  gameId: number,
  slice: Slice = {},
): Promise<GameReview[]> {
  return cut(newestOf(db, 'game_id', gameId), slice)
    .select([...REVIEW_COLUMNS, 'reviews.game_id as gameId'])
    .$narrowType<{ gameId: number }>()
    .execute()
}

/** Reviews of one kind or of all, with their targets; one page when a page is named. */
export async function searchReviews(
  { db, catalogue }: Catalogued,
  page?: Page,
  kind: ReviewSearch['kind'] = 'all',
): Promise<Paged<AnyReview>> {
  const all = visibleReviews(db).orderBy(NEWEST_FIRST)
  const ofKind = kind === 'all' ? all : all.where(`reviews.${REVIEW_TARGETS[kind]}`, 'is not', null)
  if (page === undefined) {
    const items = (await ofKind.execute()).map(toAnyReview)
    return { items, total: items.length }
  }
  const rows = await ofKind
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  return { items: rows.map(toAnyReview), total: countVisibleReviews(await catalogue.indexes(), kind) }
}

export async function listReviewsByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<AnyReview[]> {
  if (ids.length === 0) return []
  const rows = await visibleReviews(db).where(hasIdAmong('reviews.id', ids)).execute()
  return inOrderOf(ids, rows.map(toAnyReview))
}

export async function findReview(db: Kysely<Tables>, id: number): Promise<AnyReview | undefined> {
  const review = await visibleReviews(db).where('reviews.id', '=', id).executeTakeFirst()
  return review && toAnyReview(review)
}

type Ratings = Pick<CasinoReview, RatingField>

const newestOf = (db: Kysely<Tables>, target: ReviewTarget, id: number) =>
  publishedReviewsOf(db, target, id).orderBy(NEWEST_FIRST)

function cut<TB extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, TB, Row>,
  { limit, offset, ids }: Slice,
) {
  const part = query.limit(limit ?? null).offset(offset ?? 0)
  return ids === undefined ? part : part.where(hasIdAmong('reviews.id', ids))
}
