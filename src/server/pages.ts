import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { Actor } from '#operations/app/actor.ts'
import type { App } from '#operations/app/app.ts'
import { isRead } from '#operations/redirects/redirect-missing.ts'
import { appContext, countryContext, requestIdContext, shownContext, visitorContext } from '#web/contexts.ts'
import { renderedContext, type Rendered } from '#web/rendered-context.ts'
import { publicRequest } from './public-request.ts'
import { securityHeaders } from './security-headers.ts'
import type { PageHandler } from './site.ts'
import { lateContext, RETRY_AFTER, withUnavailable } from './unavailable.ts'

interface PagesMode {
  /** Vite's name for it, such as production. */
  name: string
  /** Hot reload inserts style elements. */
  isDevelopment: boolean
}

/** Pages and their data, rendered by React Router, with the headers that their own scripts need. */
export function createPages(app: App, build: ServerBuild, mode: PagesMode): PageHandler {
  const handle = createRequestHandler(withLoggedErrors(withUnavailable(build)), mode.name)
  return async (c) => {
    const context = new RouterContextProvider()
    const rendered: Rendered = {}
    context.set(renderedContext, rendered)
    context.set(appContext, app)
    context.set(requestIdContext, c.get('requestId'))
    context.set(visitorContext, { role: 'visitor', address: c.get('address') } satisfies Actor)
    context.set(countryContext, c.get('country') ?? null)
    if (c.env.shown !== undefined) context.set(shownContext, c.env.shown)
    context.set(lateContext, c.env.isLate === true)
    const response = await handle(publicRequest(c.req.raw, app.settings.publicUrl), context)
    // The result of a form is for its sender, and a failure is temporary.
    if (response.status >= 500 || !isRead(c.req.raw))
      response.headers.set('cache-control', CACHE_CONTROL.never)
    if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER)
    const { html, inlineScripts, isPreview = false } = rendered
    // A "not found" page may have been rendered before a redirect was found.
    if (html === undefined || response.headers.has('location')) return response
    const page = new Response(Buffer.from(html), response)
    for (const [name, value] of Object.entries(
      securityHeaders({
        publicUrl: app.settings.publicUrl,
        inlineScripts,
        hasInlineStyles: mode.isDevelopment,
        mayBeFramed: isPreview,
      }),
    ))
      page.headers.set(name, value)
    if (isPreview) {
      page.headers.set('cache-control', CACHE_CONTROL.never)
      page.headers.set('x-robots-tag', 'noindex')
    }
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', CACHE_CONTROL.checked)
    return page
  }
}

type HandleError = NonNullable<ServerBuild['entry']['module']['handleError']>

/**
 * The built pages, with a log line for each unexpected error, including the request's id. Errors that any stranger can
 * cause (a missing page, a method that a page lacks) are not logged.
 */
function withLoggedErrors(build: ServerBuild): ServerBuild {
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}

const handleError: HandleError = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const line = {
    err: error,
    id: context.get(requestIdContext),
    method: request.method,
    path: new URL(request.url).pathname,
  }
  context.get(appContext).log.error(line, 'a page failed')
}
