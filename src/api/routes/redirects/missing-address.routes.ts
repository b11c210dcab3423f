import { z } from 'zod'
import { MISSING_LIST, MissingAddress, RedirectSuggestion } from '#contract/redirects/redirects.schema.ts'
import { MISSING } from '#contract/redirects/limits.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchMissingAddresses } from '#db/queries/redirects/missing-addresses.ts'
import { dismissMissingAddress } from '#operations/redirects/dismiss-missing-address.ts'
import { suggestTarget } from '#operations/redirects/suggest-target.ts'
import { listSchema, text } from '../../query-parts.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/missing-addresses'

const SuggestionQuery = z.strictObject({
  address: text('address', MISSING.address).regex(/^\//, 'address must begin with /'),
})

export const missingAddressRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'redirects.write',
    summary: 'Addresses that visitors asked for and nothing answers',
    isList: true,
    query: listSchema(MISSING_LIST),
    response: z.array(MissingAddress),
    handle: ({ app, query, page }) => searchMissingAddresses(app.db, query, page),
  }),
  route({
    method: 'GET',
    path: `${PATH}/suggestion`,
    access: 'redirects.write',
    summary: 'The page that a missing address most likely meant',
    query: SuggestionQuery,
    response: RedirectSuggestion,
    handle: ({ app, query }) => suggestTarget(app, query.address),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'redirects.write',
    noun: 'Missing address',
    summary: 'Takes an address off the list until someone asks for it again',
    response: Done,
    handle: ({ app, actor, id }) => dismissMissingAddress(app, actor, id),
  }),
]
