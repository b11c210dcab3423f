/** The bonus form as rows, both ways. */
import { sql } from 'kysely'
import type { Kysely, Updateable } from 'kysely'
import type { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { amountValue } from '#domain/bonuses/bonus-amount.ts'
import type { BonusesTable } from '../../catalogue-tables.ts'
import type { Tables } from '../../tables.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
import { isoInstant } from '../sql/sql-pieces.ts'
import { updateRows } from '../sql/update-rows.ts'

export const bonusStore: ItemStore<BonusForm> = {
  kind: 'bonus',
  findForms,

  insertForms(db, forms, now, beside) {
    const rows = forms.map((form, index) => ({ ...columnsOf(form), created_at: now, ...beside?.[index] }))
    return inBatches(rows, async (batch) =>
      (await db.insertInto('bonuses').values(batch).returning('id').execute()).map(({ id }) => id),
    )
  },

  async updateForm(db, id, form) {
    await db.updateTable('bonuses').set(columnsOf(form)).where('id', '=', id).execute()
  },

  async updateForms(db, changed) {
    await updateRows(
      db,
      'bonuses',
      changed.map(({ id, form }) => ({ id, ...columnsOf(form) })),
    )
  },
}

async function findForms(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredForm<BonusForm>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bonuses')
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .select([
      'id',
      'version',
      'title',
      'slug',
      'description',
      'type',
      'amount',
      'casino_id as casinoId',
      'wagering_requirement as wageringRequirement',
      'min_deposit as minDeposit',
      'max_win as maxWin',
      isoInstant<string | null>('valid_until').as('validUntil'),
      'code',
      'terms',
      'image_url as imageUrl',
      'is_active as isActive',
      'is_featured as isFeatured',
    ])
    .execute()
  return rows.map(({ id, version, ...form }) => ({ id, version, form }))
}

function columnsOf(form: BonusForm) {
  return {
    casino_id: form.casinoId,
    title: form.title,
    slug: form.slug ?? null,
    description: form.description,
    type: form.type,
    amount: form.amount,
    amount_value: amountValue(form.amount),
    wagering_requirement: form.wageringRequirement,
    min_deposit: form.minDeposit,
    max_win: form.maxWin,
    valid_until: form.validUntil === null ? null : new Date(form.validUntil),
    code: form.code,
    terms: form.terms,
    image_url: form.imageUrl,
    is_active: form.isActive,
    is_featured: form.isFeatured,
  } satisfies Updateable<BonusesTable>
}
