import type { Kysely } from 'kysely'
import type { DemoIds, Ids } from '#db/demo/demo-ids.ts'
import { insertArticles, insertBonuses, insertCasinos, insertGames } from '#db/demo/insert-items.ts'
import type { Tables } from '#db/tables.ts'
import { inPieces } from './in-pieces.ts'
import type { Catalogue } from './make-catalogue.ts'

/** A statement carries at most 65,535 parameters. */
const PIECE = 1_000

/** Inserts the items and articles with empty sums; the reviews are counted into them later. */
export async function insertCatalogue(
  db: Kysely<Tables>,
  { casinos, bonuses, games, articles }: Catalogue,
  now: Date,
): Promise<DemoIds> {
  const noSums = new Map<string, number[]>()
  const casinoIds = await idsOf(casinos, (piece) => insertCasinos(db, piece, noSums, now))
  const bonusIds = await idsOf(bonuses, (piece) => insertBonuses(db, piece, casinoIds, noSums, now))
  // Which casinos offer them is inserted by `insertLinks`.
  const alone = games.map((game) => ({ ...game, casinos: [] }))
  const gameIds = await idsOf(alone, (piece) => insertGames(db, piece, casinoIds, noSums, now))
  const ids: DemoIds = { casinos: casinoIds, bonuses: bonusIds, games: gameIds }
  await insertArticles(db, articles, ids, now)
  return ids
}

async function idsOf<T>(items: readonly T[], insert: (piece: readonly T[]) => Promise<Ids>): Promise<Ids> {
  const ids = new Map<string, number>()
  await inPieces(items, PIECE, async (piece) => {
    for (const [name, id] of await insert(piece)) ids.set(name, id)
  })
  return ids
}
