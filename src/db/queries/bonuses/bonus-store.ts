/** The bonus form as rows, both ways. */
import { sql } from 'kysely'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { BONUS_FIELDS } from '#contract/bonuses/fields.ts'
import { amountValue } from '#domain/bonuses/bonus-amount.ts'
import type { BonusesTable, Tables } from '../../tables.ts'
import { columnsOfForm, fieldSelections, formOf } from '../items/field-columns.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
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
    .select(['id', 'version'])
    .select(fieldSelections(BONUS_FIELDS, 'bonuses'))
    .execute()
  return rows.map(({ id, version, ...row }) => ({
    id,
    version,
    form: formOf(BONUS_FIELDS, row) as BonusForm,
  }))
}

function columnsOf(form: BonusForm): Insertable<BonusesTable> {
  const derived = { amount_value: amountValue(form.amount) } satisfies Updateable<BonusesTable>
  return { ...columnsOfForm(BONUS_FIELDS, form), ...derived } as Insertable<BonusesTable>
}
