/** The whole site as one fetch function: JSON under /api, pictures under /art and /media, pages for the rest. */
import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createApi } from '#api/api.ts'
import { BODY } from '#contract/shared/limits.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Shown } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import type { App } from '#operations/app/app.ts'
import { noteTooLarge, takePostback } from '#operations/earnings/take-postback.ts'
import { visitorAddress } from '#platform/address.ts'
import { requestLog } from '#platform/log.ts'
import { securityHeaders } from './security-headers.ts'
import { countrySheet, createCountryOf } from './visitor-country.ts'
import { art } from './files/art.ts'
import { createHealth } from './health.ts'
import { createMedia } from './files/media.ts'
import { theme } from './files/theme.ts'
import { createShare } from './share/share.ts'
import { createOutbound } from './outbound.ts'
import { createMachines } from './machines/machines.ts'
import { answerInTime, RETRY_AFTER } from './unavailable.ts'

const TOO_LARGE = new Refusal('payload_too_large', 'This call is too large.')

export interface Site {
  /** `peer` is the socket's address; `shown` collects the tags of a public response. */
  fetch: (request: Request, peer?: string, shown?: Shown) => Promise<Response>
  /** The 503 response for a request that has waited too long for the database. Makes no query. */
  decline: (request: Request, peer?: string) => Promise<Response>
}

/** Variables that the site's middleware sets. */
export interface SiteVariables {
  requestId: string
  address: string
  /** From the trusted proxy or GEOIP_FILE; undefined without either. */
  country: string | undefined
}
/** The bindings and variables of handlers. */
export type SiteEnv = {
  Bindings: {
    peer?: string | undefined
    shown?: Shown | undefined
    /** The request has waited too long for the database: it gets 503 without a query. */
    isLate?: true
  }
  Variables: SiteVariables
}

/** The longest public address, in characters. */
const MAX_URL = 8 * 1024

/** Handles every address that is neither an API call nor a file. */
export type PageHandler = (c: Context<SiteEnv>) => Promise<Response>

/** `pages` is a parameter because pages are built, and everything around them can be tested without a build. */
export function createSite(app: App, pages: PageHandler): Site {
  const site = new Hono<SiteEnv>()
  const requests = requestLog(app.log)
  const countryOf = createCountryOf(app.settings)
  site.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('address', visitorAddress(c.req.raw.headers, c.env.peer, app.settings.trustProxy))
    c.set('country', countryOf(c.req.raw.headers, c.get('address')))
    await next()
    const path = new URL(c.req.url).pathname
    c.header('x-request-id', c.get('requestId'))
    const line = {
      id: c.get('requestId'),
      method: c.req.method,
      // The rest is a secret.
      path: path.replace(/^(\/api\/postbacks\/).+/, '$1…'),
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
  site.route('/theme', theme)
  site.get('/country.css', (c) =>
    c.body(countrySheet(c.get('country')), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': CACHE_CONTROL.visitor,
    }),
  )
  site.route('/share', createShare(app))
  site.route('/api/postbacks', createPostbacks(app))
  site.route('/api', createApi(app))
  site.route('/', createMachines(app))
  site.route('/go', createOutbound(app))
  site.use(bodyLimit({ maxSize: BODY.json, onError: (c) => refuseForm(c, app) }))
  site.all('*', pages)
  site.onError((error, c) => {
    app.log.error({ err: error, id: c.get('requestId') }, 'unexpected error')
    if (!isDatabaseUnavailable(error)) return c.text('Something went wrong on our side.', 500)
    return c.text(BUSY, 503, { 'retry-after': RETRY_AFTER, 'cache-control': CACHE_CONTROL.never })
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

type PostbackEnv = { Bindings: { isLate?: true }; Variables: { address: string } }

/**
 * Receives postbacks of affiliate programmes at /api/postbacks/{key}: a GET with a query, or a POST with a form or
 * JSON. Outside the route table because parameter names are the programme's, and a signature covers the raw data.
 */
function createPostbacks(app: App): Hono<PostbackEnv> {
  const postbacks = new Hono<PostbackEnv>()
  postbacks.use(async (c, next) => {
    if (c.env.isLate) throw new Refusal('unavailable', 'The service is busy. Please try again shortly.')
    await next()
  })
  postbacks.use(
    '/:key',
    bodyLimit({
      maxSize: BODY.postback,
      onError: async (c) => {
        await noteTooLarge(app, c.req.param('key') ?? '', TOO_LARGE.message)
        return refuse(c, TOO_LARGE)
      },
    }),
  )
  postbacks.on(['GET', 'POST'], '/:key', async (c) => {
    c.header('cache-control', CACHE_CONTROL.never)
    const { outcome, message } = await takePostback(app, {
      key: c.req.param('key'),
      sent: await sentBy(c),
      address: c.get('address'),
      signature: c.req.header('x-signature') ?? null,
      timestamp: c.req.header('x-timestamp') ?? null,
    })
    return c.json({ success: true, outcome, ...(message === null ? {} : { message }) }, 200)
  })
  postbacks.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    throw error
  })
  return postbacks
}

/** A POST without a body has its parameters in the query too. */
async function sentBy(c: Context<PostbackEnv>): Promise<string> {
  const query = new URL(c.req.url).search.slice(1)
  return c.req.method === 'POST' ? (await c.req.text()) || query : query
}

function refuse(c: Context, refusal: Refusal): Response {
  const status = REFUSAL_STATUS[refusal.code]
  if (refusal.retryAfter !== undefined) c.header('retry-after', String(refusal.retryAfter))
  c.header('cache-control', CACHE_CONTROL.never)
  return c.json({ success: false, error: refusal.code, message: refusal.message, status }, status)
}
