import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { CASINO_FIELDS, hasExpertReview, type CasinoForm } from '#contract/casinos/fields.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { medianHours } from '#domain/casinos/payout-tests.ts'
import { meanOfStated, oneDigit } from '#domain/casinos/ratings.ts'
import type { KeptMarks } from '../../column-types.ts'
import type { Tables } from '../../tables.ts'
import { columnsOfForm, itemStore, type WrittenForm } from '../items/item-store.ts'
import { upsertRows } from '../sql/write-rows.ts'
import { keptMarksOf, markFieldsOf } from './safety-marks.ts'

/** Stores the casino form as a row, and its expert review as another. */
export const casinoStore = itemStore<CasinoForm, 'casino'>({
  kind: 'casino',
  fields: CASINO_FIELDS,
  join: sql`left join expert_reviews on expert_reviews.casino_id = casinos.id`,
  selections: [sql<KeptMarks | null>`casinos.safety_marks`.as('safetyMarks')],
  read: ({ safetyMarks }) => ({ ...markFieldsOf(safetyMarks as KeptMarks | null) }),
  derived: (form) => ({
    listing: form.listing ?? 'listed',
    safety_reason: form.safetyReason || null,
    safety_marks: keptMarksOf(form),
    payout_tests: form.payoutTests ?? [],
    payout_hours: medianHours(form.payoutTests ?? []),
    payouts_timed: form.payoutTests?.length ?? 0,
    expert_rating: overallOf(form),
  }),
  writeBeside: writeExpertReviews,
})

async function writeExpertReviews(
  db: Kysely<Tables>,
  written: readonly WrittenForm<CasinoForm>[],
): Promise<void> {
  const changed = written
    .map(({ id, form, before }) => ({
      id,
      review: expertReviewOf(form, id),
      before: before && expertReviewOf(before, id),
    }))
    .filter(({ review, before }) => !isDeepStrictEqual(review, before))
  const gone = changed.filter(({ review }) => review === undefined).map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('expert_reviews').where('casino_id', 'in', gone).execute()
  await upsertRows(
    db,
    'expert_reviews',
    'casino_id',
    changed.flatMap(({ review }) => (review === undefined ? [] : [review])),
  )
}

function expertReviewOf(form: CasinoForm, casinoId: number): Record<string, unknown> | undefined {
  if (!hasExpertReview(form)) return undefined
  return {
    ...columnsOfForm(CASINO_FIELDS, form, 'expert_reviews'),
    casino_id: casinoId,
    overall_rating: overallOf(form),
  }
}

/** The rating by the editor, else the mean of the six where all are stated, else null. */
function overallOf(form: CasinoForm): string | null {
  if (form.overallRating !== null) return oneDigit(form.overallRating)
  const six = meanOfStated(RATING_CATEGORIES.map((category) => form[`${category}Rating`]))
  return six === null ? null : oneDigit(six)
}
