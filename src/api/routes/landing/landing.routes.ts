import { z } from 'zod'
import { LANDING_LISTS } from '#contract/landing/fields.ts'
import { LandingBody, LandingForm, ListedLanding } from '#contract/landing/landing.schema.ts'
import type { LandingQuery } from '#contract/landing/landing.schema.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { listLandingPages } from '#operations/landing/list-landing-pages.ts'
import { landingItems } from '#operations/landing/landing-items.ts'
import { writeRoutes } from '../../item-routes.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/landing-pages'

const Query = z
  .strictObject({
    search: z
      .string('search takes one value')
      .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
      .transform(cleanSearchText)
      .optional()
      .describe('A part of the title, the address or the value'),
    list: z
      .string('list takes one value')
      .pipe(z.enum([...LANDING_LISTS, 'all'], `list must be one of ${LANDING_LISTS.join(', ')}, all`))
      .optional(),
  })
  .transform(({ search = '', list = 'all' }): LandingQuery => ({ search, list }))

export const landingRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'landing.write',
    summary: 'Landing pages, published or not, each with how many items it lists now',
    isList: true,
    query: Query,
    response: z.array(ListedLanding),
    handle: ({ app, query, page }) => listLandingPages(app, query, page),
  }),
  ...writeRoutes({ items: landingItems, form: LandingForm, body: LandingBody }),
]
