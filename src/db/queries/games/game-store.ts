import { sql, type Kysely } from 'kysely'
import { GAME_FIELDS, type GameForm } from '#contract/games/fields.ts'
import { gameCategories } from '#domain/games/game-categories.ts'
import type { Tables } from '../../tables.ts'
import { itemStore, type WrittenForm } from '../items/item-store.ts'
import { inBatches } from '../sql/in-batches.ts'

/** Stores the game form as a row, and links to the casinos that offer the game, including inactive ones. */
export const gameStore = itemStore<GameForm, 'game'>({
  kind: 'game',
  fields: GAME_FIELDS,
  selections: [
    sql<number[]>`array(
      select casino_id from game_casinos where game_casinos.game_id = games.id order by casino_id)`.as(
      'availableAt',
    ),
  ],
  derived: (form) => ({ category: gameCategories(form) }),
  writeBeside: writeLinks,
})

interface Link {
  game: number
  casino: number
}

/** Two parameters per link. The statement's time limits the number. */
const LINKS_AT_ONCE = 10_000

/** Unchanged links are not touched. */
async function writeLinks(db: Kysely<Tables>, written: readonly WrittenForm<GameForm>[]): Promise<void> {
  const removed = written.flatMap(({ id, form, before }) => linksBeside(id, before?.availableAt ?? [], form))
  const added = written.flatMap(({ id, form, before }) => linksBeside(id, form.availableAt, before))
  await inBatches(
    removed,
    async (batch) => {
      await sql`delete from game_casinos where (game_id, casino_id) in (select * from ${pairsOf(batch)})`.execute(
        db,
      )
      return []
    },
    LINKS_AT_ONCE,
  )
  await inBatches(
    added,
    async (batch) => {
      await sql`
        insert into game_casinos (game_id, casino_id)
        select * from ${pairsOf(batch)} on conflict do nothing`.execute(db)
      return []
    },
    LINKS_AT_ONCE,
  )
}

function linksBeside(game: number, casinoIds: readonly number[], other: GameForm | undefined): Link[] {
  const known = new Set(other?.availableAt)
  return casinoIds.filter((casino) => !known.has(casino)).map((casino) => ({ game, casino }))
}

function pairsOf(links: readonly Link[]) {
  const games = links.map(({ game }) => game)
  const casinos = links.map(({ casino }) => casino)
  return sql`unnest(${games}::integer[], ${casinos}::integer[])`
}
