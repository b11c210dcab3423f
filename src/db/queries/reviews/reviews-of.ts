/** The published reviews of one visible casino, bonus or game. */
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { ReviewKind } from '#contract/reviews/review-search.ts'
import type { Tables } from '../../tables.ts'

/** The column with the target's id. */
export type ReviewTarget = 'casino_id' | 'bonus_id' | 'game_id'
export const REVIEW_TARGETS: Readonly<Record<ReviewKind, ReviewTarget>> = {
  casinos: 'casino_id',
  bonuses: 'bonus_id',
  games: 'game_id',
}

export const NEWEST_FIRST = sql`reviews.created_at desc, reviews.id desc`

export function publishedReviewsOf(db: Kysely<Tables>, target: ReviewTarget, id: number) {
  return db
    .selectFrom('reviews')
    .where(`reviews.${target}`, '=', id)
    .where('reviews.is_published', '=', true)
    .where(VISIBLE[target])
}

/** A target is visible while it has a page: inactive bonuses and games have one, inactive casinos do not. */
const VISIBLE: Readonly<Record<ReviewTarget, Expression<SqlBool>>> = {
  casino_id: sql<SqlBool>`exists (select from casinos where casinos.id = reviews.casino_id and casinos.is_active)`,
  bonus_id: sql<SqlBool>`exists (select from bonuses join casinos on casinos.id = bonuses.casino_id
    where bonuses.id = reviews.bonus_id and casinos.is_active)`,
  game_id: sql<SqlBool>`true`,
}
