import { z } from 'zod'
import { TEXT } from '#contract/limits.ts'
import { LINK_KINDS, LinkTarget } from '#contract/link-targets.schema.ts'
import { cleanSearchText } from '#contract/search-text.ts'
import { findLinkTargets, getLinkTarget } from '#operations/link-targets.ts'
import { route } from '../route.ts'

const kind = z.enum(LINK_KINDS, `kind must be one of ${LINK_KINDS.join(', ')}`)

const TargetsQuery = z
  .strictObject({
    search: z
      .string('search takes one value')
      .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
      .transform(cleanSearchText)
      .optional()
      .describe('A part of the name'),
    kind: kind.optional().describe('Looks among these only'),
  })
  .transform(({ search = '', kind: only }) => ({
    text: search,
    kinds: only === undefined ? LINK_KINDS : [only],
  }))

const TargetQuery = z.strictObject({ kind })

/** What the article editor links to and shows as cards. */
export const linkTargetRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/link-targets',
    role: 'admin',
    summary:
      'Casinos, bonuses, games and articles by a part of their name, with their addresses; hidden ones included',
    query: TargetsQuery,
    answer: z.array(LinkTarget),
    handle: ({ app, query }) => findLinkTargets(app, query),
  }),
  route({
    method: 'GET',
    path: '/api/admin/link-targets/{id}',
    role: 'admin',
    noun: 'Item',
    summary: 'One of them by its kind and id',
    query: TargetQuery,
    answer: LinkTarget.optional(),
    handle: ({ app, id, query }) => getLinkTarget(app, { kind: query.kind, id }),
  }),
]
