/** The input of the server's build, so that pages and API share one module graph. */
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { App } from '#operations/app/app.ts'
import { createPages } from './pages.ts'
import { createSite } from './site.ts'
import type { Site } from './site.ts'

/** The site with its built pages. */
export function createBuiltSite(app: App): Site {
  // The generated module says `string | undefined` where exactOptionalPropertyTypes wants the key left out.
  const pages = build as unknown as ServerBuild
  const { MODE: name, DEV: isDevelopment } = import.meta.env
  return createSite(app, createPages(app, pages, { name, isDevelopment }))
}
