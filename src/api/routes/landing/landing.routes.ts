import { z } from 'zod'
import { LANDING_LIST, LandingBody, LandingForm, ListedLanding } from '#contract/landing/landing.schema.ts'
import { listLandingPages } from '#operations/landing/list-landing-pages.ts'
import { landingItems } from '#operations/landing/landing-items.ts'
import { writeRoutes } from '../../item-routes.ts'
import { listSchema } from '../../query-parts.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/landing-pages'

export const landingRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'landing.write',
    summary: 'Landing pages, published or not, each with how many items it lists now',
    isList: true,
    query: listSchema(LANDING_LIST),
    response: z.array(ListedLanding),
    handle: ({ app, query, page }) => listLandingPages(app, query, page),
  }),
  ...writeRoutes({ items: landingItems, form: LandingForm, body: LandingBody }),
]
