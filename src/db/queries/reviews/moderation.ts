/** Visitor reviews as staff see them, each with its target. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { ReviewState, ReviewTarget } from '#contract/reviews/moderation.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'
import { REVIEW_COLUMNS, SIX_RATING_COLUMNS } from './review-columns.ts'

/** All fields for staff, unordered. */
export function moderatedReviews(db: Kysely<Tables>) {
  return db
    .selectFrom('reviews')
    .leftJoin('casinos', 'casinos.id', 'reviews.casino_id')
    .leftJoin('bonuses', 'bonuses.id', 'reviews.bonus_id')
    .leftJoin('games', 'games.id', 'reviews.game_id')
    .select([
      ...REVIEW_COLUMNS,
      ...SIX_RATING_COLUMNS,
      'reviews.held_for as heldFor',
      isoInstant<string | null>('reviews.rejected_at').as('rejectedAt'),
      sql<ReviewTarget>`case when reviews.casino_id is not null then 'casino'
        when reviews.bonus_id is not null then 'bonus' else 'game' end`.as('kind'),
      sql<number>`coalesce(reviews.casino_id, reviews.bonus_id, reviews.game_id)`.as('targetId'),
      TARGET_NAME.as('targetName'),
      sql<string>`coalesce(casinos.slug, bonuses.slug, games.slug)`.as('targetSlug'),
      sql<ReviewState>`case when reviews.is_published then 'published'
        when reviews.rejected_at is not null then 'rejected' else 'held' end`.as('state'),
    ])
}

const TARGET_NAME = sql<string>`coalesce(casinos.name, bonuses.title, games.name)`

/** Conditions by state. Those for waiting and rejected reviews match the conditions of their indexes. */
export const IN_STATE = {
  held: sql<SqlBool>`not reviews.is_published and reviews.rejected_at is null`,
  published: sql<SqlBool>`reviews.is_published`,
  rejected: sql<SqlBool>`not reviews.is_published and reviews.rejected_at is not null`,
} as const

export const TARGET_COLUMNS = { casino: 'casino_id', bonus: 'bonus_id', game: 'game_id' } as const
