/**
 * The whole site as one fetch function: JSON under /api, pictures under /art and /media, pages for the rest.
 * It is the server's build input, so that all of them share one module graph.
 */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createApi } from '#api/api.ts'
import { BODY } from '#contract/shared/limits.ts'
import type { Shown } from '#contract/site/tags.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import type { Actor } from '#operations/app/actor.ts'
import type { App } from '#operations/app/app.ts'
import { visitorAddress } from '#platform/address.ts'
import { requestLog } from '#platform/log.ts'
import { publicRequest } from '#platform/public-request.ts'
import { securityHeaders } from '#platform/security-headers.ts'
import { visitorCountry } from '#platform/visitor-country.ts'
import { appContext } from '#web/app-context.ts'
import { drawnContext } from '#web/drawn-context.ts'
import type { Drawn } from '#web/drawn-context.ts'
import { shownContext } from '#web/shown-context.ts'
import { visitorContext } from '#web/visitor-context.ts'
import { art } from './art.ts'
import { createHealth } from './health.ts'
import { createMedia } from './media.ts'
import { answerInTime, lateContext, RETRY_AFTER, withUnavailable } from './unavailable.ts'

export interface Site {
  /** `peer` is the address of the socket that the request came in on; `shown` hears what a public answer shows. */
  fetch: (request: Request, peer?: string, shown?: Shown) => Promise<Response>
  /** The 503 that a request gets which has waited too long for the database; asks nothing. */
  decline: (request: Request, peer?: string) => Promise<Response>
}

/** What the site's own middleware leaves for the doors behind it. */
export interface SiteVariables {
  requestId: string
  address: string
  /** As the trusted proxy names it; undefined without one. */
  country: string | undefined
}
type SiteEnv = {
  Bindings: {
    peer?: string | undefined
    shown?: Shown | undefined
    /** The request has waited too long for the database: it gets 503 without asking anything. */
    isLate?: true
  }
  Variables: SiteVariables
}

/** Characters of an address that anyone may ask for. */
const MAX_URL = 8 * 1024

export function createSite(app: App): Site {
  const site = new Hono<SiteEnv>()
  const requests = requestLog(app.log)
  site.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('address', visitorAddress(c.req.raw.headers, c.env.peer, app.settings.trustProxy))
    c.set('country', visitorCountry(c.req.raw.headers, app.settings))
    await next()
    const path = new URL(c.req.url).pathname
    c.header('x-request-id', c.get('requestId'))
    const line = {
      id: c.get('requestId'),
      method: c.req.method,
      path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    }
    if (path !== '/healthz' && path !== '/readyz') requests.info(line, 'request')
  })
  site.use(compress({ threshold: 1024 }))
  site.use(async (c, next) => {
    if (c.req.url.length > MAX_URL) return c.text('This address is too long.', 414)
    await next()
    const headers = securityHeaders({ publicUrl: app.settings.publicUrl })
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value)
    return undefined
  })
  site.route('/', createHealth(app))
  site.route('/art', art)
  site.route('/media', createMedia(app))
  site.route('/api', createApi(app))
  site.use(bodyLimit({ maxSize: BODY.json, onError: (c) => refuseForm(c, app) }))
  site.all('*', createPages(app))
  site.onError((error, c) => {
    app.log.error({ err: error, id: c.get('requestId') }, 'unexpected error')
    if (!isDatabaseUnavailable(error)) return c.text('Something went wrong on our side.', 500)
    return c.text(BUSY, 503, { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
  })
  const decline: Site['decline'] = async (request, peer) =>
    site.fetch(new Request(request.url, { headers: request.headers }), { peer, isLate: true })
  return {
    decline,
    fetch: (request, peer, shown) =>
      answerInTime(app, (async () => site.fetch(request, { peer, shown }))(), () => decline(request, peer)),
  }
}

const BUSY = 'The service is busy. Please try again shortly.'

function refuseForm(c: Context, app: App): Response {
  app.security.record('oversized_body', { route: `${c.req.method} page` })
  return c.text('This form is too large.', 413)
}

function createPages(app: App) {
  // The generated module says `string | undefined` where exactOptionalPropertyTypes wants the key left out.
  const handle = createRequestHandler(withUnavailable(build as unknown as ServerBuild), import.meta.env.MODE)
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const context = new RouterContextProvider()
    const drawn: Drawn = {}
    context.set(drawnContext, drawn)
    context.set(appContext, app)
    context.set(visitorContext, { role: 'visitor', address: c.get('address') } satisfies Actor)
    if (c.env.shown !== undefined) context.set(shownContext, c.env.shown)
    context.set(lateContext, c.env.isLate === true)
    const answer = await handle(publicRequest(c.req.raw, app.settings.publicUrl), context)
    if (answer.status >= 500) answer.headers.set('cache-control', 'no-store')
    if (answer.status === 503) answer.headers.set('retry-after', RETRY_AFTER)
    const { html, inlineScripts, isPreview = false } = drawn
    if (html === undefined) return answer
    const page = new Response(Buffer.from(html), answer)
    for (const [name, value] of Object.entries(
      securityHeaders({
        publicUrl: app.settings.publicUrl,
        inlineScripts,
        hasInlineStyles: import.meta.env.DEV,
        mayBeFramed: isPreview,
      }),
    ))
      page.headers.set(name, value)
    if (isPreview) {
      page.headers.set('cache-control', 'no-store')
      page.headers.set('x-robots-tag', 'noindex')
    }
    if (!page.headers.has('cache-control'))
      page.headers.set('cache-control', 'public, max-age=0, must-revalidate')
    return page
  }
}
