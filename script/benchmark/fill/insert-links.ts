import type { Kysely } from 'kysely'
import { idOf } from '#db/demo/demo-ids.ts'
import type { DemoIds } from '#db/demo/demo-ids.ts'
import type { DemoCasino, DemoGame } from '#db/demo/demo-schemas.ts'
import { between, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import type { Tables } from '#db/tables.ts'
import { inPieces } from './in-pieces.ts'
import { insertRows } from './insert-rows.ts'
import type { Catalogue } from './make-catalogue.ts'
import { CASINOS_OF_GAME } from './sizes.ts'

const PIECE = 20_000

/** Offers each game at a few of the casinos that carry its studio. */
export async function insertLinks(
  db: Kysely<Tables>,
  { casinos, games }: Catalogue,
  ids: DemoIds,
): Promise<void> {
  await inPieces(linksOf(casinos, games, ids), PIECE, (piece) => insertRows(db, 'game_casinos', piece))
}

function* linksOf(casinos: readonly DemoCasino[], games: readonly DemoGame[], ids: DemoIds) {
  const random = randomFrom('bench links')
  const carrying = new Map<string, string[]>()
  for (const { name, gameProviders } of casinos)
    for (const provider of gameProviders) {
      const names = carrying.get(provider) ?? []
      carrying.set(provider, names)
      names.push(name)
    }
  for (const { name, provider } of games)
    for (const casino of stretchOf(random, carrying.get(provider) ?? []))
      yield { game_id: idOf(ids.games, name), casino_id: idOf(ids.casinos, casino) }
}

function stretchOf(random: Random, casinos: readonly string[]): string[] {
  const start = Math.floor(random() * casinos.length)
  const count = between(random, CASINOS_OF_GAME.least, CASINOS_OF_GAME.least + CASINOS_OF_GAME.more)
  return [...casinos.slice(start, start + count), ...casinos.slice(0, start)].slice(0, count)
}
