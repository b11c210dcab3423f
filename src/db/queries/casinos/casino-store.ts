/** The casino form and its expert review as rows, both ways. */
import type { Insertable, Kysely, Updateable } from 'kysely'
import { CASINO_FIELDS } from '#contract/casinos/fields.ts'
import { hasExpertReview } from '#contract/casinos/casino-form.schema.ts'
import type { CasinoForm } from '#contract/casinos/casino-form.schema.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { meanOfStated, oneDigit } from '#domain/casinos/ratings.ts'
import type { CasinosTable, ExpertReviewsTable, Tables } from '../../tables.ts'
import { columnsOfForm, fieldSelections, formOf } from '../items/field-columns.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
import { keptMarksOf, markFieldsOf } from './safety-marks.ts'
import { updateRows } from '../sql/update-rows.ts'

export const casinoStore: ItemStore<CasinoForm> = {
  kind: 'casino',
  findForms,

  async insertForms(db, forms, now, beside) {
    const rows = forms.map((form, index) => ({ ...columnsOf(form), created_at: now, ...beside?.[index] }))
    const ids = await inBatches(rows, async (batch) =>
      (await db.insertInto('casinos').values(batch).returning('id').execute()).map(({ id }) => id),
    )
    const reviews = forms.flatMap((form, index) => expertReviewOf(form, ids[index] ?? 0) ?? [])
    await inBatches(reviews, async (batch) => {
      await db.insertInto('expert_reviews').values(batch).execute()
      return []
    })
    return ids
  },

  async updateForm(db, id, form) {
    await db.updateTable('casinos').set(columnsOf(form)).where('id', '=', id).execute()
    await db.deleteFrom('expert_reviews').where('casino_id', '=', id).execute()
    const review = expertReviewOf(form, id)
    if (review !== undefined) await db.insertInto('expert_reviews').values(review).execute()
  },

  async updateForms(db, changed) {
    await updateRows(
      db,
      'casinos',
      changed.map(({ id, form }) => ({ id, ...columnsOf(form) })),
    )
    await db
      .deleteFrom('expert_reviews')
      .where(
        'casino_id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute()
    const reviews = changed.flatMap(({ id, form }) => expertReviewOf(form, id) ?? [])
    await inBatches(reviews, async (batch) => {
      await db.insertInto('expert_reviews').values(batch).execute()
      return []
    })
  },
}

async function findForms(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredForm<CasinoForm>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('casinos')
    .leftJoin('expert_reviews', 'expert_reviews.casino_id', 'casinos.id')
    .where('casinos.id', 'in', ids)
    .select(['casinos.id', 'casinos.version', 'casinos.safety_marks as safetyMarks'])
    .select(fieldSelections(CASINO_FIELDS, 'casinos'))
    .execute()
  return rows.map(({ id, version, safetyMarks, ...row }) => ({
    id,
    version,
    form: formOf(CASINO_FIELDS, { ...row, ...markFieldsOf(safetyMarks) }) as CasinoForm,
  }))
}

function columnsOf(form: CasinoForm): Insertable<CasinosTable> {
  const derived = {
    listing: form.listing ?? 'listed',
    safety_reason: form.safetyReason || null,
    safety_marks: keptMarksOf(form),
    expert_rating: overallOf(form),
  } satisfies Updateable<CasinosTable>
  // The tests write and read every field of the table.
  return { ...columnsOfForm(CASINO_FIELDS, form), ...derived } as Insertable<CasinosTable>
}

function expertReviewOf(form: CasinoForm, casinoId: number): Insertable<ExpertReviewsTable> | undefined {
  if (!hasExpertReview(form)) return undefined
  return {
    ...columnsOfForm(CASINO_FIELDS, form, 'expert_reviews'),
    casino_id: casinoId,
    overall_rating: overallOf(form),
  }
}

/** As the editor stated it, or the mean of the six where all of them are stated; else null. */
function overallOf(form: CasinoForm): string | null {
  if (form.overallRating !== null) return oneDigit(form.overallRating)
  const six = meanOfStated(RATING_CATEGORIES.map((category) => form[`${category}Rating`]))
  return six === null ? null : oneDigit(six)
}
