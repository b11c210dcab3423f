/** The form of a landing page as a row, both ways. */
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { LANDING_FIELDS } from '#contract/landing/fields.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import type { LandingPagesTable } from '../../tables.ts'
import { columnsOfForm, fieldSelections, formOf } from '../items/field-columns.ts'
import type { ItemStore } from '../items/item-store.ts'

export const landingStore: ItemStore<LandingForm, 'landing'> = {
  kind: 'landing',

  async findForms(db, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('landing_pages')
      .where('id', 'in', ids)
      .select(['id', 'version'])
      .select(fieldSelections(LANDING_FIELDS, 'landing_pages'))
      .execute()
    return rows.map(({ id, version, ...row }) => ({
      id,
      version,
      form: formOf(LANDING_FIELDS, row) as LandingForm,
    }))
  },

  async insertForms(db, forms, now, beside) {
    if (forms.length === 0) return []
    const rows = forms.map((form, index) => ({
      ...columnsOf(form),
      is_demo: beside?.[index]?.is_demo ?? false,
      updated_at: now,
    }))
    const inserted = await db.insertInto('landing_pages').values(rows).returning('id').execute()
    return inserted.map(({ id }) => id)
  },

  /** What is saved is the staff's own. */
  async updateForm(db, id, form) {
    await db
      .updateTable('landing_pages')
      .set({ ...columnsOf(form), is_demo: false, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  },

  async updateForms(db, changed) {
    for (const { id, form } of changed) {
      await landingStore.updateForm(db, id, form)
      await sql`update landing_pages set version = version + 1 where id = ${id}`.execute(db)
    }
  },
}

function columnsOf(form: LandingForm) {
  return columnsOfForm(LANDING_FIELDS, form) as Omit<Insertable<LandingPagesTable>, 'updated_at' | 'is_demo'>
}
