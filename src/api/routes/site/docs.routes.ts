import { z } from 'zod'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { docsPage, docsPolicy } from '../../docs.ts'
import { openApiDocument } from '../../openapi.ts'
import { route, type Route } from '../../route.ts'

/** The documentation of the API, for programs and for people. It includes itself. */
export function docsRoutes(routes: () => readonly Route[]): Route[] {
  return [
    route({
      method: 'GET',
      access: 'public',
      path: '/api/openapi.json',
      summary: 'This api as an OpenAPI document',
      shows: [],
      response: z.record(z.string(), z.unknown()),
      handle: ({ app }) => openApiDocument(routes(), siteSettings(app).brand.name),
    }),
    route({
      method: 'GET',
      access: 'public',
      path: '/api/docs',
      summary: 'This api as a page to read',
      htmlPolicy: docsPolicy,
      shows: [],
      response: z.string(),
      handle: ({ app }) => docsPage(openApiDocument(routes(), siteSettings(app).brand.name)),
    }),
  ]
}
