/** The game lists in plain SQL: the ids of all pages in order. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { GameSearch, GameSort } from '#contract/games/game-search.ts'
import { GAME_BASELINE_RATING } from '#contract/reviews/limits.ts'
import type { Audience } from '#db/queries/sql/audience.ts'
import type { GameFilters } from '#db/queries/games/game-list.ts'
import { contains, meanOf } from '#db/queries/sql/sql-pieces.ts'
import { utcDay } from '#domain/shared/utc-days.ts'
import type { Tables } from '#db/tables.ts'

export async function listGameIds(
  db: Kysely<Tables>,
  { search, type, sort }: GameSearch,
  interestSince: Date,
): Promise<number[]> {
  let query = db.selectFrom('games').where('games.is_active', '=', true)
  if (type !== undefined) query = query.where('games.type', '=', type)
  if (search !== '') query = query.where(contains('games.search_text', search))
  const interest = db
    .selectFrom('interest')
    .where('measure', '=', 'game')
    .where('day', '>=', utcDay(interestSince))
    .groupBy('target_id')
    .select(['target_id', sql<number>`sum(visitors)::integer`.as('count')])
  const rows = await query
    .leftJoin(interest.as('interest'), (join) => join.on(sql<SqlBool>`interest.target_id = games.id`))
    .orderBy(ORDERS[sort])
    .select('games.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** As GET /api/games returns them. */
export async function listFilteredGameIds(
  db: Kysely<Tables>,
  { type, provider, minRtp, volatility, search }: GameFilters,
  audience: Audience,
): Promise<number[]> {
  let query = db.selectFrom('games').select('games.id')
  if (audience === 'visitors') query = query.where('games.is_active', '=', true)
  if (type) query = query.where('games.type', '=', type as never)
  if (provider) query = query.where(sql<boolean>`lower(games.provider) = lower(${provider})`)
  if (minRtp !== undefined) query = query.where('games.rtp', '>=', minRtp)
  if (volatility) query = query.where(sql<boolean>`games.volatility = lower(${volatility})`)
  if (search) query = query.where(contains('games.search_text', search))
  const rows = await query.orderBy(sql`games.created_at, games.id`).execute()
  return rows.map(({ id }) => id)
}

const BY_NAME = sql`lower(games.name) collate "C", games.id`

/** The badge's formula: the mean of baseline and visitors' average, or the baseline alone. */
const badge = sql`coalesce((${GAME_BASELINE_RATING} + ${meanOf('games.overall_sum', 'games.review_count')}) / 2, ${GAME_BASELINE_RATING})`

const ORDERS = {
  popularity: sql`coalesce(interest.count, 0) desc, ${BY_NAME}`,
  rating: sql`${badge} desc, ${BY_NAME}`,
  rtp: sql`games.rtp desc nulls last, ${BY_NAME}`,
  name: BY_NAME,
  newest: sql`games.created_at desc, games.id desc`,
} as const satisfies Record<GameSort, unknown>
