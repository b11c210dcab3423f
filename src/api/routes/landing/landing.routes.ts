import { z } from 'zod'
import { LANDING_LISTS, LandingForm, ListedLanding } from '#contract/landing/landing.schema.ts'
import type { LandingQuery } from '#contract/landing/landing.schema.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listLandingPages } from '#operations/landing/list-landing-pages.ts'
import { removeLandingPage } from '#operations/landing/remove-landing-page.ts'
import { changeLandingPage, createLandingPage } from '#operations/landing/save-landing-page.ts'
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
    answer: z.array(ListedLanding),
    handle: ({ app, query, page }) => listLandingPages(app, query, page),
  }),
  route({
    method: 'POST',
    path: PATH,
    access: 'landing.write',
    summary: 'Adds a landing page; one that is published needs at least five items',
    status: 201,
    body: LandingForm,
    answer: ListedLanding.optional(),
    handle: ({ app, actor, body }) => createLandingPage(app, actor, body),
  }),
  route({
    method: 'PUT',
    path: `${PATH}/{id}`,
    access: 'landing.write',
    noun: 'Landing page',
    summary: 'Changes a landing page',
    body: LandingForm,
    answer: ListedLanding.optional(),
    handle: ({ app, actor, id, body }) => changeLandingPage(app, actor, id, body),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'landing.write',
    noun: 'Landing page',
    summary: 'Deletes a landing page',
    answer: Done,
    handle: ({ app, actor, id }) => removeLandingPage(app, actor, id),
  }),
]
