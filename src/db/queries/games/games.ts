/** Queries for games. Lists hold active ones only; a single inactive game is found. */
import { sql, type Kysely } from 'kysely'
import type { Game } from '#contract/games/games.schema.ts'
import type { Tables } from '../../tables.ts'
import { hasIdAmong, inOrderOf } from '../sql/by-ids.ts'
import { isoInstant, meanOf } from '../sql/sql-pieces.ts'

export async function findReviewedGame(db: Kysely<Tables>): Promise<Game | undefined> {
  return activeGames(db)
    .where('games.review_count', '>', 0)
    .orderBy(sql`games.created_at, games.id`)
    .limit(1)
    .executeTakeFirst()
}

/** The games with the highest stated RTP. */
export async function listHotGames(db: Kysely<Tables>, limit: number): Promise<Game[]> {
  return activeGames(db)
    .where('games.rtp', 'is not', null)
    .orderBy(sql`games.rtp desc nulls last, games.id`)
    .limit(limit)
    .execute()
}

/** Newest first. */
export async function listLatestGames(db: Kysely<Tables>, limit: number): Promise<Game[]> {
  return activeGames(db)
    .orderBy(sql`games.created_at desc, games.id desc`)
    .limit(limit)
    .execute()
}

/** A game as a point of a chart; both facts are stated. */
export interface GamePoint {
  name: string
  slug: string
  /** Percent. */
  rtp: number
  volatility: string
}

/** The games among these with stated RTP and volatility, by RTP. */
export async function listGamePoints(db: Kysely<Tables>, ids: readonly number[]): Promise<GamePoint[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<GamePoint>`
    select name, slug, rtp, volatility from games
    where ${hasIdAmong('id', ids)} and rtp is not null and volatility is not null order by rtp, id`.execute(
    db,
  )
  return rows
}

export async function listGamesByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<Game[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await allGames(db).where(hasIdAmong('games.id', ids)).execute())
}

/** An inactive game is found and marked so (decision D-62). */
export async function findGame(
  db: Kysely<Tables>,
  id: number,
): Promise<(Game & { isDemo: boolean }) | undefined> {
  return allGames(db).select('games.is_demo as isDemo').where('games.id', '=', id).executeTakeFirst()
}

/** The active games of an active casino, oldest first. */
export async function listGamesOfCasino(db: Kysely<Tables>, casinoId: number): Promise<Game[]> {
  return gamesOfCasino(db, casinoId).execute()
}

/** The same as a query, for use in other statements. */
export function gamesOfCasino(db: Kysely<Tables>, casinoId: number, limit?: number) {
  return activeGames(db)
    .innerJoin('game_casinos', 'game_casinos.game_id', 'games.id')
    .innerJoin('casinos', 'casinos.id', 'game_casinos.casino_id')
    .where('casinos.id', '=', casinoId)
    .where('casinos.is_listed', '=', true)
    .orderBy(sql`games.created_at, games.id`)
    .limit(limit ?? null)
}

const availableAt = sql<number[]>`array(
  select offering.id from game_casinos join casinos as offering on offering.id = game_casinos.casino_id
  where game_casinos.game_id = games.id and offering.is_listed order by offering.id)`

const GAME_COLUMNS = [
  'games.id',
  'games.slug',
  'games.name',
  'games.description',
  'games.provider',
  'games.type',
  'games.category',
  'games.rtp',
  'games.volatility',
  sql<number | null>`games.min_bet::double precision`.as('minBet'),
  sql<number | null>`games.max_bet::double precision`.as('maxBet'),
  'games.paylines',
  'games.max_multiplier as maxMultiplier',
  'games.tags',
  'games.image_url as imageUrl',
  'games.demo_url as demoUrl',
  availableAt.as('availableAt'),
  'games.is_active as isActive',
  'games.is_featured as isFeatured',
  isoInstant('games.created_at').as('createdAt'),
  meanOf('games.overall_sum', 'games.review_count').as('userAverage'),
  'games.review_count as totalReviews',
] as const

function allGames(db: Kysely<Tables>) {
  return db.selectFrom('games').select(GAME_COLUMNS)
}

function activeGames(db: Kysely<Tables>) {
  return allGames(db).where('games.is_active', '=', true)
}
