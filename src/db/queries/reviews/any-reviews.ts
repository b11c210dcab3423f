/** Reads reviews of the three kinds as one list, each with its target. */
import { sql, type InferResult, type Kysely } from 'kysely'
import { forEachCategory, type RatingField } from '#contract/shared/options.ts'
import type { AnyReview, CasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { Tables } from '../../tables.ts'
import { REVIEW_COLUMNS, SIX_RATING_COLUMNS, withProsAndCons } from './review-columns.ts'

/** Published reviews whose casino, bonus or game has a page. */
export function visibleReviews(db: Kysely<Tables>) {
  return visibleReviewRows(db).select([
    ...REVIEW_COLUMNS,
    ...SIX_RATING_COLUMNS,
    'reviews.casino_id as casinoId',
    'reviews.bonus_id as bonusId',
    'reviews.game_id as gameId',
    sql<string>`coalesce(casinos.name, bonuses.title, games.name)`.as('targetName'),
    sql<string>`coalesce(casinos.slug, bonuses.slug, games.slug)`.as('targetSlug'),
    'casinos.logo_url as targetLogoUrl',
  ])
}

/** The same without columns, for queries that need few. */
export function visibleReviewRows(db: Kysely<Tables>) {
  return db
    .selectFrom('reviews')
    .leftJoin('casinos', 'casinos.id', 'reviews.casino_id')
    .leftJoin('bonuses', 'bonuses.id', 'reviews.bonus_id')
    .leftJoin('casinos as offering', 'offering.id', 'bonuses.casino_id')
    .leftJoin('games', 'games.id', 'reviews.game_id')
    .where('reviews.is_published', '=', true)
    .where(sql<boolean>`(casinos.is_active or offering.is_active or games.id is not null)`)
}

export type VisibleReview = InferResult<ReturnType<typeof visibleReviews>>[number]

/** Converts a row to the type of its kind, without the fields of the others. */
export function toAnyReview(row: VisibleReview): AnyReview {
  const { casinoId, bonusId, gameId, targetName, targetSlug, targetLogoUrl } = row
  const target = { targetName, targetSlug, targetLogoUrl }
  const common = {
    id: row.id,
    userName: row.userName,
    title: row.title,
    content: row.content,
    overallRating: row.overallRating,
    isVerified: row.isVerified,
    isPublished: row.isPublished,
    createdAt: row.createdAt,
    helpfulVotes: row.helpfulVotes,
    answer: row.answer,
    answeredAt: row.answeredAt,
  }
  if (casinoId !== null) {
    return {
      ...withProsAndCons({ ...common, ...sixRatings(row), casinoId }),
      kind: 'casino',
      targetId: casinoId,
      ...target,
    }
  }
  if (bonusId !== null) return { ...common, bonusId, kind: 'bonus', targetId: bonusId, ...target }
  if (gameId !== null) return { ...common, gameId, kind: 'game', targetId: gameId, ...target }
  throw new Error(`Review ${row.id} is about nothing`)
}

type SixRatings = Pick<CasinoReview, RatingField | 'pros' | 'cons'>

function sixRatings(row: VisibleReview): SixRatings {
  // A check of the table guarantees the six ratings of a casino review.
  const ratings = forEachCategory('Rating', (category) => row[`${category}Rating`])
  return { ...ratings, pros: row.pros, cons: row.cons } as SixRatings
}
