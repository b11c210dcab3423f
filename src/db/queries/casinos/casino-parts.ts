/** The parts of a casino's page beside the casino itself, read with one statement. */
import type { Kysely } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { Tables } from '../../tables.ts'
import { bonusesOfCasino } from '../bonuses/bonuses.ts'
import { inOrderOf } from '../sql/by-ids.ts'
import { gamesOfCasino } from '../games/games.ts'
import { postCards } from '../posts/posts.ts'
import { withProsAndCons } from '../reviews/review-columns.ts'
import { casinoReviews } from '../reviews/reviews.ts'
import { expertReviewOf } from './casinos.ts'

export interface CasinoParts {
  expertReview: ExpertReview | null
  /** Current ones for new players first, ended ones last. */
  bonuses: Bonus[]
  /** The newest first. */
  reviews: CasinoReview[]
  /** The oldest first. */
  games: Game[]
  /** In the order of their ids. */
  posts: PostCardData[]
}

interface CasinoPartsReading {
  /** Decides which offers are current. */
  now: Date
  reviews: number | undefined
  games: number
  /** Ids of the articles. */
  posts: readonly number[]
}

/**
 * One statement instead of five, because each costs our process about as much as reading its response. These rows have
 * no numeric columns, which JSON would turn from texts into numbers.
 */
export async function findCasinoParts(
  db: Kysely<Tables>,
  casinoId: number,
  { now, reviews, games, posts }: CasinoPartsReading,
): Promise<CasinoParts> {
  const parts = await db
    .selectNoFrom([
      jsonObjectFrom(expertReviewOf(db, casinoId)).as('expertReview'),
      jsonArrayFrom(bonusesOfCasino(db, casinoId, now)).as('bonuses'),
      jsonArrayFrom(casinoReviews(db, casinoId, { limit: reviews })).as('reviews'),
      jsonArrayFrom(gamesOfCasino(db, casinoId, games)).as('games'),
      jsonArrayFrom(postCards(db, posts)).as('posts'),
    ])
    .executeTakeFirstOrThrow()
  return { ...parts, reviews: parts.reviews.map(withProsAndCons), posts: inOrderOf(posts, parts.posts) }
}
