import { FORM } from '#contract/items/limits.ts'
import { CASINO_FIELDS, type CasinoForm } from '#contract/casinos/fields.ts'
import { fieldsWhere } from '#contract/items/field.ts'
import { RECORDED_FIELDS } from '#contract/casinos/safety.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { casinoStore } from '#db/queries/casinos/casino-store.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { plainTextOf } from '#domain/posts/article-text.ts'
import type { Items } from '../items/items.ts'
import { withSlugs } from '../items/with-slugs.ts'
import { listingProblems, settleListing } from './settle-listing.ts'
import { settleSafety, type SafetyChange } from './settle-safety.ts'

/** How casinos are saved. Listing restricted countries clears the tick that there are none. */
export const casinoItems: Items<CasinoForm> = withSlugs('casino', {
  store: casinoStore,
  nameOf: (form) => form.name,

  // Longer reviews are refused later without being cleaned; a file may hold tens of megabytes.
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

/** Later fields that a save leaves out keep their stored value. */
function withStored(form: CasinoForm, stored: CasinoForm | undefined): CasinoForm {
  // A new casino gets values for recorded fields that are left out. Null means "not known".
  const isOpen = (field: string) => stored === undefined && RECORDED_FIELDS.has(field)
  const kept = LATER_FIELDS.filter((field) => form[field] === undefined && !isOpen(field))
  return { ...form, ...Object.fromEntries(kept.map((field) => [field, stored?.[field] ?? null])) }
}

const LATER_FIELDS = fieldsWhere(CASINO_FIELDS, ({ isLater }) => isLater === true) as (keyof CasinoForm)[]

/** Markup without words, such as an empty paragraph, becomes no review. */
function cleanReview(review: string): string | null {
  const clean = sanitiseContent(review).trim()
  return plainTextOf(clean) === '' ? null : clean
}

/** Sanitising removes markup, and escaping & and < makes a text longer. */
function lengthProblems(review: string | null): FieldProblem[] {
  if (review === null || review.length <= FORM.review) return []
  return [{ path: 'review', message: `Review may have at most ${FORM.review} characters` }]
}
