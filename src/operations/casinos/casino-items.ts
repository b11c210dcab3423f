import { FORM } from '#contract/items/limits.ts'
import { CASINO_FIELDS } from '#contract/casinos/fields.ts'
import { fieldsWhere } from '#contract/items/field.ts'
import type { CasinoForm } from '#contract/casinos/fields.ts'
import { RECORDED_FIELDS } from '#contract/casinos/safety.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { casinoStore } from '#db/queries/casinos/casino-store.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { plainTextOf } from '#domain/posts/article-text.ts'
import type { Items } from '../items/items.ts'
import { withSlugs } from '../items/with-slugs.ts'
import { listingProblems, settleListing } from './settle-listing.ts'
import { settleSafety } from './settle-safety.ts'
import type { SafetyChange } from './settle-safety.ts'

/** Casinos as staff write them. Their form needs nothing else to be there. A list of countries takes the tick away. */
export const casinoItems: Items<CasinoForm> = withSlugs('casino', {
  store: casinoStore,
  nameOf: (form) => form.name,

  // A longer review is refused; an import file may hold tens of megabytes of it.
  cleaned: ({ review }) =>
    typeof review === 'string' && review.length <= FORM.review ? { review: cleanReview(review) } : {},

  prepare: async (app, changes, by) => {
    const today = app.now().toISOString().slice(0, 10)
    return changes.map(({ form, stored }) =>
      prepareOne({ form: withStored(form, stored?.form), stored: stored?.form, by, today }),
    )
  },
})

function prepareOne(change: SafetyChange): CasinoForm | Refusal {
  const { form } = change
  const review = typeof form.review === 'string' ? cleanReview(form.review) : null
  const prepared: CasinoForm = {
    ...form,
    ...settleSafety(change),
    ...settleListing(form, change.today),
    review,
    restrictionsChecked: form.restrictionsChecked && form.restrictedCountries.length === 0,
  }
  const problems = [...listingProblems(form), ...lengthProblems(review)]
  const [first] = problems
  if (first !== undefined) return new Refusal('invalid_input', first.message, { problems })
  return prepared
}

/** What a save leaves out of the later fields stays as it is stored. */
function withStored(form: CasinoForm, stored: CasinoForm | undefined): CasinoForm {
  // What a new casino leaves out of the recorded fields is filled in; null says that it is not known.
  const isOpen = (field: string) => stored === undefined && RECORDED_FIELDS.has(field)
  const kept = LATER_FIELDS.filter((field) => form[field] === undefined && !isOpen(field))
  return { ...form, ...Object.fromEntries(kept.map((field) => [field, stored?.[field] ?? null])) }
}

const LATER_FIELDS = fieldsWhere(CASINO_FIELDS, ({ isLater }) => isLater === true) as (keyof CasinoForm)[]

/** Markup without a word in it, such as an empty paragraph, is no review. */
function cleanReview(review: string): string | null {
  const clean = sanitiseContent(review).trim()
  return plainTextOf(clean) === '' ? null : clean
}

/** Sanitising takes things away, and writes & and < longer than they were. */
function lengthProblems(review: string | null): FieldProblem[] {
  if (review === null || review.length <= FORM.review) return []
  return [{ path: 'review', message: `Review may have at most ${FORM.review} characters` }]
}
