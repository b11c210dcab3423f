import type { LandingForm, ListedLanding } from '#contract/landing/landing.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { FEWEST_ITEMS } from '#contract/site/indexing.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { findLandingItems } from '#db/queries/landing/landing-items.ts'
import {
  findLandingPageById,
  insertLandingPages,
  updateLandingPage,
} from '#db/queries/landing/landing-pages.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { textSize } from '#domain/posts/article-text.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { withTotal } from './list-landing-pages.ts'

/** Refuses with invalid_input and conflict, naming the field. The intro is cleaned as articles are. */
export function createLandingPage(
  app: App,
  actor: Actor,
  form: LandingForm,
): Promise<ListedLanding | undefined> {
  return saveLandingPage(app, actor, form, undefined)
}

/** The same for one that is there; undefined when there is none with this id. */
export function changeLandingPage(
  app: App,
  actor: Actor,
  id: number,
  form: LandingForm,
): Promise<ListedLanding | undefined> {
  return saveLandingPage(app, actor, form, id)
}

async function saveLandingPage(
  app: App,
  actor: Actor,
  form: LandingForm,
  id: number | undefined,
): Promise<ListedLanding | undefined> {
  authorise(app, actor, 'landing.write')
  if (id !== undefined && (await findLandingPageById(app.db, id)) === undefined) return undefined
  const page = { ...form, intro: sanitiseContent(form.intro).trim() }
  if (textSize(page.intro).words === 0)
    throw refusal('invalid_input', { path: 'intro', message: 'Intro is required' })
  if (page.isPublished) await refuseTooFew(app, page)
  const savedId = await inTransaction(app, async ({ db, now }) => {
    const saved = id ?? (await insertLandingPages(db, [page], { at: now() }))[0]
    if (saved === undefined) throw new Error('The landing page was not stored.')
    if (id !== undefined) await updateLandingPage(db, id, page, now())
    await insertAuditEntry(db, {
      at: now(),
      username: usernameOf(actor),
      action: id === undefined ? 'created' : 'changed',
      kind: 'landing page',
      itemId: saved,
      name: page.title,
    })
    return saved
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken(error) : error
  })
  const stored = await findLandingPageById(app.db, savedId)
  return stored && withTotal(app, stored)
}

async function refuseTooFew(app: App, page: LandingForm): Promise<void> {
  const { facts } = await findLandingItems(app, page, app.now())
  if (facts.total >= FEWEST_ITEMS) return
  throw refusal('conflict', {
    path: 'isPublished',
    message: `Published: this value has ${facts.total} of the ${page.list} and needs at least ${FEWEST_ITEMS}`,
  })
}

function taken(error: unknown): Refusal {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  if (constraint.includes('facet'))
    return refusal('conflict', { path: 'value', message: 'Value has a landing page already' })
  return refusal('conflict', {
    path: 'slug',
    message: constraint.includes('item_slug')
      ? 'Address belongs to an item of this list, or did within the last 90 days'
      : 'Another landing page has this address',
  })
}

function refusal(code: 'conflict' | 'invalid_input', problem: FieldProblem): Refusal {
  return new Refusal(code, problem.message, { problems: [problem] })
}
