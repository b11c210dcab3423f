/** The game form and the casinos that offer it as rows, both ways. */
import { sql } from 'kysely'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { GameForm } from '#contract/games/game-form.schema.ts'
import { GAME_FIELDS } from '#contract/games/fields.ts'
import { gameCategories } from '#domain/games/game-categories.ts'
import type { GamesTable, Tables } from '../../tables.ts'
import { columnsOfForm, fieldSelections, formOf } from '../items/field-columns.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
import { updateRows } from '../sql/update-rows.ts'

/** Which casinos offer which games, as the game form names them: inactive ones too. */
interface GameLinks {
  gameId: number
  casinoIds: readonly number[]
}

/** Two parameters a statement, however many links; the statement's time is the limit. */
const LINKS_AT_ONCE = 10_000

export const gameStore: ItemStore<GameForm> = {
  kind: 'game',
  findForms,

  async insertForms(db, forms, now, beside) {
    const rows = forms.map((form, index) => ({ ...columnsOf(form), created_at: now, ...beside?.[index] }))
    const ids = await inBatches(rows, async (batch) =>
      (await db.insertInto('games').values(batch).returning('id').execute()).map(({ id }) => id),
    )
    await insertGameLinks(
      db,
      forms.map(({ availableAt }, index) => ({ gameId: ids[index] ?? 0, casinoIds: availableAt })),
    )
    return ids
  },

  async updateForm(db, id, form) {
    await db.updateTable('games').set(columnsOf(form)).where('id', '=', id).execute()
    await setGameLinks(db, [{ gameId: id, casinoIds: form.availableAt }])
  },

  async updateForms(db, changed) {
    await updateRows(
      db,
      'games',
      changed.map(({ id, form }) => ({ id, ...columnsOf(form) })),
    )
    await setGameLinks(
      db,
      changed.map(({ id, form }) => ({ gameId: id, casinoIds: form.availableAt })),
    )
  },
}

async function findForms(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredForm<GameForm>[]> {
  if (ids.length === 0) return []
  const [rows, links] = await Promise.all([listRows(db, ids), listGameLinks(db, ids)])
  return rows.map(({ id, version, ...row }) => ({
    id,
    version,
    form: formOf(GAME_FIELDS, { ...row, availableAt: links.get(id) ?? [] }) as GameForm,
  }))
}

function listRows(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('games')
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .select(['id', 'version'])
    .select(fieldSelections(GAME_FIELDS, 'games'))
    .execute()
}

function columnsOf(form: GameForm): Insertable<GamesTable> {
  const derived = { category: gameCategories(form) } satisfies Updateable<GamesTable>
  return { ...columnsOfForm(GAME_FIELDS, form), ...derived } as Insertable<GamesTable>
}

/** The casinos of each of these games, by id; a game without any is left out. */
async function listGameLinks(
  db: Kysely<Tables>,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom('game_casinos')
    .where(sql<boolean>`game_id = any(${[...gameIds]}::integer[])`)
    .groupBy('game_id')
    .select(['game_id', sql<number[]>`array_agg(casino_id order by casino_id)`.as('casinoIds')])
    .execute()
  return new Map(rows.map(({ game_id, casinoIds }) => [game_id, casinoIds]))
}

/** Adds the links of new games. */
async function insertGameLinks(db: Kysely<Tables>, games: readonly GameLinks[]): Promise<void> {
  const links = games.flatMap(({ gameId, casinoIds }) => casinoIds.map((casinoId) => ({ gameId, casinoId })))
  await inBatches(
    links,
    async (batch) => {
      const games = batch.map(({ gameId }) => gameId)
      const casinos = batch.map(({ casinoId }) => casinoId)
      await sql`insert into game_casinos (game_id, casino_id)
        select * from unnest(${games}::integer[], ${casinos}::integer[])`.execute(db)
      return []
    },
    LINKS_AT_ONCE,
  )
}

/** Makes these casinos the ones that offer each game; links that stay are not touched. */
async function setGameLinks(db: Kysely<Tables>, games: readonly GameLinks[]): Promise<void> {
  const links = games.flatMap(({ gameId, casinoIds }) => casinoIds.map((casinoId) => ({ gameId, casinoId })))
  const gameIds = sql`${links.map(({ gameId }) => gameId)}::integer[]`
  const casinoIds = sql`${links.map(({ casinoId }) => casinoId)}::integer[]`
  await sql`
    delete from game_casinos where game_id = any(${games.map(({ gameId }) => gameId)}::integer[])
      and (game_id, casino_id) not in (select * from unnest(${gameIds}, ${casinoIds}))`.execute(db)
  await sql`
    insert into game_casinos (game_id, casino_id)
    select * from unnest(${gameIds}, ${casinoIds}) on conflict do nothing`.execute(db)
}
