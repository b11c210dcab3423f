import { z } from 'zod'
import { FindingExcuse, ListedFinding } from '#contract/lint/findings.schema.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listFindings } from '#db/queries/lint/findings.ts'
import { excuse } from '#operations/lint/lint-items.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/findings'
const ACCESS = ['casinos.write', 'bonuses.write'] as const

const Query = z.strictObject({
  search: z
    .string('search takes one value')
    .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
    .optional()
    .describe('A part of the name, the rule or the words found'),
})

export const findingRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: ACCESS,
    summary: 'What the rules found in offers and casinos, blocking ones first',
    isList: true,
    query: Query,
    response: z.array(ListedFinding),
    handle: ({ app, query: { search = '' }, page = { number: 1, size: 100 } }) =>
      listFindings(app.db, { search, page }),
  }),
  route({
    method: 'POST',
    path: `${PATH}/excuse`,
    access: ACCESS,
    summary: 'Ends a finding until its item is saved again; a blocking one stays',
    body: FindingExcuse,
    response: Done,
    handle: ({ app, actor, body }) => excuse(app, actor, body),
  }),
]
