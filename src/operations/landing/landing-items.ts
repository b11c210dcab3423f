import { hasFacet, NO_FACET, type LandingForm } from '#contract/landing/landing.schema.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { FEWEST_ITEMS } from '#contract/site/indexing.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { findLandingItems } from '#db/queries/landing/landing-items.ts'
import { listLandingValues } from '#db/queries/landing/landing-pages.ts'
import { landingStore } from '#db/queries/landing/landing-store.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { textSize } from '#domain/posts/article-text.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'

/** How landing pages are saved. The intro is cleaned like an article. */
export const landingItems: Items<LandingForm, 'landing'> = {
  store: {
    ...landingStore,
    insertForms: (...given) => refusingTaken(landingStore.insertForms(...given)),
    updateForms: (...given) => refusingTaken(landingStore.updateForms(...given)),
  },
  nameOf: ({ title }) => title,

  async check(app, form) {
    if (hasFacet(form) && form.isPublished) await refuseTooFew(app, form)
  },

  async prepare(app, changes) {
    const pageOf = new Map((await listLandingValues(app.db)).map((page) => [valueKey(page), page.id]))
    return changes.map(({ form, stored }) => {
      const page = pageOf.get(valueKey(form))
      if (page !== undefined && page !== stored?.id) return refusal(VALUE_TAKEN)
      // 0 stands for another row of the same file.
      pageOf.set(valueKey(form), stored?.id ?? 0)
      return prepareOne(form)
    })
  },
}

const VALUE_TAKEN = { path: 'value', message: 'Value has a landing page already' } as const

function valueKey({ list, facet, value }: Pick<LandingForm, 'facet' | 'list' | 'value'>): string {
  return JSON.stringify([list, facet, value])
}

function prepareOne(form: LandingForm): LandingForm | Refusal {
  if (!hasFacet(form)) return refusal(NO_FACET)
  const intro = sanitiseContent(form.intro).trim()
  if (textSize(intro).words === 0) return refusal({ path: 'intro', message: 'Intro is required' })
  return { ...form, intro }
}

async function refuseTooFew(app: App, page: LandingForm): Promise<void> {
  const { facts } = await findLandingItems(app, page, app.now())
  if (facts.total >= FEWEST_ITEMS) return
  throw refusal({
    path: 'isPublished',
    message: `Published: this value has ${facts.total} of the ${page.list} and needs at least ${FEWEST_ITEMS}`,
  })
}

async function refusingTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? taken(error) : error
  }
}

function taken(error: unknown): Refusal {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  // Someone else has just created it.
  if (constraint.includes('facet')) return refusal(VALUE_TAKEN)
  return refusal({
    path: 'slug',
    message: constraint.includes('item_slug')
      ? 'Address belongs to an item of this list, or did within the last 90 days'
      : 'Another landing page has this address',
  })
}

function refusal(problem: FieldProblem): Refusal {
  return new Refusal('invalid_input', problem.message, { problems: [problem] })
}
