import { z } from 'zod'
import { ANY_WRITE } from '#contract/items/kinds.ts'
import { CHANGES_AT_A_TIME } from '#contract/changes/fact-changes.ts'
import { ChangeRemoval, FactChange } from '#contract/changes/fact-changes.schema.ts'
import { FactChecked, FactToCheck } from '#contract/changes/fact-checks.schema.ts'
import { FindingExcuse, ListedFinding } from '#contract/lint/findings.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listFactsToCheck } from '#db/queries/changes/fact-checks.ts'
import { listFindings } from '#db/queries/lint/findings.ts'
import { excuse } from '#operations/lint/lint-items.ts'
import { checkFact } from '#operations/changes/check-fact.ts'
import { listFactChanges, searchFactChanges } from '#db/queries/changes/fact-changes.ts'
import { removeChange } from '#operations/changes/remove-change.ts'
import { id, listSchema } from '../../query-parts.ts'
import { route } from '../../route.ts'

/** Permissions for the change history and the lint. */
const OFFERS = ['casinos.write', 'bonuses.write'] as const

const FIRST = { number: 1, size: 100 }

const SEARCHED = listSchema({ filters: {} })

const Query = z.strictObject({
  before: id('before', 'the id of an entry')
    .optional()
    .describe('Only entries older than the one with this id'),
})

export const factRoutes = [
  route({
    method: 'GET',
    path: '/api/changes',
    access: 'public',
    summary: `What changed of terms and facts, newest first, ${CHANGES_AT_A_TIME} at a time`,
    query: Query,
    shows: () => ['facts', 'saved:casinos', 'saved:bonuses'],
    response: z.array(FactChange),
    handle: ({ app, query: { before } }) =>
      listFactChanges(app.db, { ...(before !== undefined && { before }), limit: CHANGES_AT_A_TIME }),
  }),
  route({
    method: 'GET',
    path: '/api/admin/facts-to-check',
    access: ANY_WRITE,
    summary: 'Groups of facts whose check is old, by visitors of the page times days over',
    isList: true,
    query: SEARCHED,
    response: z.array(FactToCheck),
    handle: ({ app, query: { search }, page = FIRST }) =>
      listFactsToCheck(app.db, { search, now: app.now(), lastsDays: app.settings.factsLastDays, page }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/facts-to-check/checked',
    access: ANY_WRITE,
    summary: 'Keeps that a group of facts agrees with its source today',
    body: FactChecked,
    response: Done,
    handle: ({ app, actor, body }) => checkFact(app, actor, body),
  }),
  route({
    method: 'GET',
    path: '/api/admin/changes',
    access: OFFERS,
    summary: 'The public history as staff see it, newest first',
    isList: true,
    query: SEARCHED,
    response: z.array(FactChange),
    handle: ({ app, query: { search }, page = FIRST }) => searchFactChanges(app.db, { search, page }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/changes/{id}/remove',
    access: 'history.remove',
    noun: 'Entry',
    summary: 'Takes what an entry of the public history says out of it; its day and the reason stay',
    body: ChangeRemoval,
    response: Done,
    handle: ({ app, actor, id, body }) => removeChange(app, actor, id, body.reason),
  }),
  route({
    method: 'GET',
    path: '/api/admin/findings',
    access: OFFERS,
    summary: 'What the rules found in offers and casinos, blocking ones first',
    isList: true,
    query: SEARCHED,
    response: z.array(ListedFinding),
    handle: ({ app, query: { search }, page = FIRST }) => listFindings(app.db, { search, page }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/findings/excuse',
    access: OFFERS,
    summary: 'Ends a finding until its item is saved again; a blocking one stays',
    body: FindingExcuse,
    response: Done,
    handle: ({ app, actor, body }) => excuse(app, actor, body),
  }),
]
