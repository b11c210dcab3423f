import { z } from 'zod'
import { TEXT } from '#contract/shared/limits.ts'
import { LINK_KINDS, LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { findLinkTargets, listLinkTarget } from '#operations/posts/link-targets.ts'
import { route } from '../../route.ts'

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
    id: z
      .string('id takes one value')
      .regex(/^[1-9]\d{0,8}$/, 'id must be a whole number')
      .transform(Number)
      .optional()
      .describe('The one of this kind with this id, instead of searching'),
  })
  .refine(({ kind: only, id }) => id === undefined || only !== undefined, {
    path: ['kind'],
    message: 'kind is required with an id',
  })

/** What the article editor links to and shows as cards. */
export const linkTargetRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/link-targets',
    access: 'articles.write',
    summary:
      'Casinos, bonuses, games and articles by a part of their name, or one by its kind and id, with their addresses; hidden ones included',
    query: TargetsQuery,
    response: z.array(LinkTarget),
    handle: ({ app, query: { search = '', kind: only, id } }) =>
      only !== undefined && id !== undefined
        ? listLinkTarget(app, { kind: only, id })
        : findLinkTargets(app, { text: search, kinds: only === undefined ? LINK_KINDS : [only] }),
  }),
]
