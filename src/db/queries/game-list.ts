/** The game list as visitors search, cut and sort it (decision D-44). */
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { Game } from '#contract/games.schema.ts'
import type { GameSearch, GameSort } from '#contract/game-search.ts'
import { GAME_BASELINE_RATING } from '#contract/limits.ts'
import type { Tables } from '../tables.ts'
import { gameInterest } from './game-interest.ts'
import { activeGames } from './games.ts'
import { paged } from './page.ts'
import type { Paged } from './page.ts'
import { contains, meanOf } from './sql-pieces.ts'

/** The page of active games that a search names. Popularity counts what happened after `interestSince`. */
export async function searchGameList(
  db: Kysely<Tables>,
  { search, type, sort, page }: GameSearch,
  { size, interestSince }: { size: number; interestSince: Date },
): Promise<Paged<Game>> {
  let query = activeGames(db)
  if (type !== undefined) query = query.where('games.type', '=', type)
  if (search !== '') query = query.where(contains('games.search_text', search))
  const sorted =
    sort === 'popularity'
      ? query
          .leftJoin(gameInterest(db, interestSince).as('interest'), (join) =>
            join.on(sql<SqlBool>`interest.target_id = games.id::text`),
          )
          .orderBy(sql`coalesce(interest.count, 0) desc, ${BY_NAME}`)
      : query.orderBy(ORDERS[sort])
  return paged(sorted, { number: page, size })
}

const BY_NAME = sql`lower(games.name), games.id`

/** The badge's own arithmetic: the mean of the baseline and the visitors' average, or the baseline alone. */
const badge = sql`coalesce((${GAME_BASELINE_RATING} + ${meanOf('games.overall_sum', 'games.review_count')}) / 2, ${GAME_BASELINE_RATING})`

const ORDERS = {
  rating: sql`${badge} desc, ${BY_NAME}`,
  rtp: sql`games.rtp desc, ${BY_NAME}`,
  name: BY_NAME,
  newest: sql`games.created_at desc, games.id desc`,
} as const satisfies Record<Exclude<GameSort, 'popularity'>, unknown>
