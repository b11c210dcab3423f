/**
 * The whole site as one fetch function: JSON under /api, pages for the rest.
 * It is the server's build input, so that both share one module graph.
 */
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { App } from '#operations/app.ts'
import { appContext } from '#web/app-context.ts'

export interface Site {
  fetch: (request: Request) => Promise<Response>
}

export function createSite(app: App): Site {
  // The generated module says `string | undefined` where exactOptionalPropertyTypes wants the key left out.
  const pages = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)
  const site = new Hono()
  site.all('*', (c) => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    return pages(c.req.raw, context)
  })
  return { fetch: async (request) => site.fetch(request) }
}
