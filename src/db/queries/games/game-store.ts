/** The game form and the casinos that offer it as rows, both ways. */
import { sql } from 'kysely'
import type { Kysely, Updateable } from 'kysely'
import type { GameForm } from '#contract/games/game-form.schema.ts'
import { gameCategories } from '#domain/games/game-categories.ts'
import type { GamesTable } from '../../catalogue-tables.ts'
import type { Tables } from '../../tables.ts'
import { insertGameLinks, listGameLinks, setGameLinks } from './game-links.ts'
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
  return rows.map(({ id, version, type, volatility, ...fields }) => ({
    id,
    version,
    form: {
      ...fields,
      // The columns know the same types and volatilities.
      type: type as GameForm['type'],
      volatility: volatility as GameForm['volatility'],
      availableAt: links.get(id) ?? [],
    },
  }))
}

function listRows(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('games')
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .select([
      'id',
      'version',
      'name',
      'slug',
      'description',
      'provider',
      'type',
      'category',
      'rtp',
      'volatility',
      sql<number | null>`min_bet::double precision`.as('minBet'),
      sql<number | null>`max_bet::double precision`.as('maxBet'),
      'paylines',
      'max_multiplier as maxMultiplier',
      'tags',
      'image_url as imageUrl',
      'demo_url as demoUrl',
      'is_active as isActive',
      'is_featured as isFeatured',
    ])
    .execute()
}

function columnsOf(form: GameForm) {
  return {
    name: form.name,
    slug: form.slug ?? null,
    description: form.description,
    provider: form.provider,
    type: form.type,
    category: gameCategories(form),
    rtp: form.rtp,
    volatility: form.volatility,
    min_bet: form.minBet,
    max_bet: form.maxBet,
    paylines: form.paylines,
    max_multiplier: form.maxMultiplier,
    tags: form.tags,
    image_url: form.imageUrl,
    demo_url: form.demoUrl,
    is_active: form.isActive,
    is_featured: form.isFeatured,
  } satisfies Updateable<GamesTable>
}
