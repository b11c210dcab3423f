/** Questions about games. Lists hold active ones only; a single game is found even when inactive. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Game } from '#contract/games.schema.ts'
import type { Tables } from '../tables.ts'
import type { Audience } from './audience.ts'
import { paged } from './page.ts'
import type { Page, Paged } from './page.ts'
import { contains, isoInstant, meanOf } from './sql-pieces.ts'

/** What GET /api/games may ask for; an absent or empty field asks for nothing. */
export interface GameFilters {
  type?: string | undefined
  /** Whatever its case. */
  provider?: string | undefined
  /** Percent. */
  minRtp?: number | undefined
  volatility?: string | undefined
  /** A part of the name or the provider. */
  search?: string | undefined
}

/** Active games, for staff all of them, oldest first (decision D-17): one page of them when a page is named. */
export async function searchGames(
  db: Kysely<Tables>,
  filters: GameFilters = {},
  page?: Page,
  audience: Audience = 'visitors',
): Promise<Paged<Game>> {
  const { type, provider, minRtp, volatility, search } = filters
  let query = audience === 'staff' ? allGames(db) : activeGames(db)
  if (type) query = query.where('games.type', '=', type)
  if (provider) query = query.where(sql<boolean>`lower(games.provider) = lower(${provider})`)
  if (minRtp !== undefined) query = query.where('games.rtp', '>=', minRtp)
  if (volatility) query = query.where(sql<boolean>`games.volatility = lower(${volatility})`)
  if (search) query = query.where(contains('games.search_text', search))
  return paged(query.orderBy(sql`games.created_at, games.id`), page)
}

/** Active games, oldest first. */
export async function listGames(db: Kysely<Tables>, filters: GameFilters = {}): Promise<Game[]> {
  return (await searchGames(db, filters)).items
}

/** The highest RTP first. */
export async function listHotGames(db: Kysely<Tables>, limit: number): Promise<Game[]> {
  return activeGames(db)
    .orderBy(sql`games.rtp desc, games.id`)
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

/** The games with these ids, inactive ones too, in the order of the ids. */
export async function listGamesByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<Game[]> {
  if (ids.length === 0) return []
  const games = await allGames(db).where('games.id', 'in', ids).execute()
  return ids.flatMap((id) => games.find((game) => game.id === id) ?? [])
}

/** An inactive game is found and says so (decision D-62). */
export async function findGame(db: Kysely<Tables>, id: number): Promise<Game | undefined> {
  return allGames(db).where('games.id', '=', id).executeTakeFirst()
}

/** The active games of an active casino, oldest first. */
export async function listGamesOfCasino(
  db: Kysely<Tables>,
  casinoId: number,
  limit?: number,
): Promise<Game[]> {
  return activeGames(db)
    .innerJoin('game_casinos', 'game_casinos.game_id', 'games.id')
    .innerJoin('casinos', 'casinos.id', 'game_casinos.casino_id')
    .where('casinos.id', '=', casinoId)
    .where('casinos.is_active', '=', true)
    .orderBy(sql`games.created_at, games.id`)
    .limit(limit ?? null)
    .execute()
}

const availableAt = sql<number[]>`array(
  select offering.id from game_casinos join casinos as offering on offering.id = game_casinos.casino_id
  where game_casinos.game_id = games.id and offering.is_active order by offering.id)`

const GAME_COLUMNS = [
  'games.id',
  'games.name',
  'games.description',
  'games.provider',
  'games.type',
  'games.category',
  'games.rtp',
  'games.volatility',
  sql<number>`games.min_bet::double precision`.as('minBet'),
  sql<number>`games.max_bet::double precision`.as('maxBet'),
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

/** What the list queries start from: the columns of the contract, active games. */
export function activeGames(db: Kysely<Tables>) {
  return allGames(db).where('games.is_active', '=', true)
}
