/** The game form and the casinos that offer it as rows, both ways. */
import { sql } from 'kysely'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { GameForm } from '#contract/games/game-form.schema.ts'
import { GAME_FIELDS } from '#contract/games/fields.ts'
import { gameCategories } from '#domain/games/game-categories.ts'
import type { GamesTable, Tables } from '../../tables.ts'
import { insertGameLinks, listGameLinks, setGameLinks } from './game-links.ts'
import { columnsOfForm, fieldSelections, formOf } from '../items/field-columns.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
import { updateRows } from '../sql/update-rows.ts'

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
