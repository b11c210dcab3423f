import { sql, type Kysely } from 'kysely'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { OfferTerms } from '#contract/comparisons/compared.ts'
import { welcomeOffer } from '#domain/bonuses/welcome-offer.ts'
import type { Tables } from '../../tables.ts'
import { listWelcomeBonuses } from '../bonuses/bonuses.ts'
import { listCasinosOfGame } from '../casinos/casinos.ts'

export type GamePlace = Casino & { welcomeOffer: OfferTerms | null }

export interface GamePlaces {
  /** Safest first, at most `limit`. */
  places: GamePlace[]
  total: number
}

/** The active casinos that offer a game. `now` decides which offers are current; without `limit` all are read. */
export async function listPlacesOfGame(
  db: Kysely<Tables>,
  gameId: number,
  { limit, now }: { limit: number | undefined; now: Date },
): Promise<GamePlaces> {
  const [casinos, total] = await Promise.all([
    listCasinosOfGame(db, gameId, limit),
    limit === undefined ? undefined : countCasinosOfGame(db, gameId),
  ])
  const ids = casinos.map(({ id }) => id)
  const bonuses = Map.groupBy(await listWelcomeBonuses(db, ids), ({ casinoId }) => casinoId)
  const offerOf = (id: number) => welcomeOffer(bonuses.get(id) ?? [], now) ?? null
  return {
    places: casinos.map((casino) => ({ ...casino, welcomeOffer: offerOf(casino.id) })),
    total: total ?? casinos.length,
  }
}

async function countCasinosOfGame(db: Kysely<Tables>, gameId: number): Promise<number> {
  const { count } = await db
    .selectFrom('game_casinos')
    .innerJoin('casinos', 'casinos.id', 'game_casinos.casino_id')
    .where('game_casinos.game_id', '=', gameId)
    .where('casinos.is_listed', '=', true)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
