import { z } from 'zod'
import { LINK_KINDS, LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { findLinkTargets, listLinkTarget } from '#operations/posts/link-targets.ts'
import { id, searchText } from '../../query-parts.ts'
import { route } from '../../route.ts'

const kind = z.enum(LINK_KINDS, `kind must be one of ${LINK_KINDS.join(', ')}`)

const TargetsQuery = z
  .strictObject({
    search: searchText('search').optional().describe('A part of the name'),
    kind: kind.optional().describe('Looks among these only'),
    id: id('id', 'a whole number')
      .optional()
      .describe('The one of this kind with this id, instead of searching'),
  })
  .refine(({ kind: only, id: known }) => known === undefined || only !== undefined, {
    path: ['kind'],
    message: 'kind is required with an id',
  })

/** Targets of links and cards for the article editor. */
export const linkTargetRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/link-targets',
    access: 'articles.write',
    summary:
      'Casinos, bonuses, games and articles by a part of their name, or one by its kind and id, with their addresses; hidden ones included',
    query: TargetsQuery,
    response: z.array(LinkTarget),
    handle: ({ app, query: { search = '', kind: only, id: known } }) =>
      only !== undefined && known !== undefined
        ? listLinkTarget(app, { kind: only, id: known })
        : findLinkTargets(app, { text: search, kinds: only === undefined ? LINK_KINDS : [only] }),
  }),
]
