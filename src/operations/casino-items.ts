import { FORM } from '#contract/limits.ts'
import type { CasinoForm } from '#contract/casino-form.schema.ts'
import { Refusal } from '#contract/refusal.ts'
import type { FieldProblem } from '#contract/refusal.ts'
import { casinoStore } from '#db/queries/casino-store.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { plainTextOf } from '#domain/article-text.ts'
import type { App } from './app.ts'
import type { Items } from './items.ts'

/** Casinos as staff write them. Their form needs nothing else to be there. A list of countries takes the tick away. */
export const casinoItems: Items<CasinoForm> = {
  store: casinoStore,
  nameOf: (form) => form.name,

  // A longer review is refused; an import file may hold tens of megabytes of it.
  cleaned: ({ review }) =>
    typeof review === 'string' && review.length <= FORM.review ? { review: cleanReview(review) } : {},

  async prepare(app, form, id) {
    const [prepared] = await prepareAll(app, [{ form, id }])
    if (prepared === undefined || prepared instanceof Refusal) throw prepared
    return prepared
  },
  prepareAll,
}

/** What a save leaves out of the later fields stays as it is stored. */
async function prepareAll(
  app: App,
  forms: readonly { form: CasinoForm; id: number | undefined }[],
): Promise<(CasinoForm | Refusal)[]> {
  const ids = forms.flatMap(({ id }) => id ?? [])
  const storedOf = new Map((await casinoStore.findForms(app.db, ids)).map(({ id, form }) => [id, form]))
  return forms.map(({ form, id }) => prepareOne(form, id === undefined ? undefined : storedOf.get(id)))
}

function prepareOne(form: CasinoForm, stored: CasinoForm | undefined): CasinoForm | Refusal {
  const whole = withStored(form, stored)
  const review = typeof whole.review === 'string' ? cleanReview(whole.review) : null
  const prepared: CasinoForm = {
    ...whole,
    review,
    restrictionsChecked: form.restrictionsChecked && form.restrictedCountries.length === 0,
  }
  const problems = lengthProblems(review)
  const [first] = problems
  return first === undefined ? prepared : new Refusal('invalid_input', first.message, { problems })
}

/** In the order of the stored form, so that the history names the fields as the form does. */
function withStored(form: CasinoForm, stored: CasinoForm | undefined): CasinoForm {
  const kept = LATER_FIELDS.filter((field) => form[field] === undefined)
  return { ...form, ...Object.fromEntries(kept.map((field) => [field, stored?.[field] ?? null])) }
}

const LATER_FIELDS = ['review', 'reviewAuthor', 'testedOn', 'checkedOn'] as const

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
