/** Serves public pages in front of the site: rendered once for all callers, and cached until their contents change. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import type { Shown, Tag } from '#contract/site/tags.ts'
import type { App } from '#operations/app/app.ts'
import { requestLog, sampleLines } from '#platform/log.ts'
import { visitorAddress } from '#platform/address.ts'
import type { Site } from '../site.ts'
import { declineWithoutWork, TOO_SLOW, type Overload } from '../overload.ts'
import { decode, encode, encodingFor, type Body, type Encoding } from './encodings.ts'
import type { CachedResponse, PageCache } from './page-cache.ts'
import {
  asStale,
  cachedResponse,
  encodedResponse,
  isUnchanged,
  offered,
  pairs,
  responseHeaders,
} from './cached-response.ts'
import { createFlights } from './flights.ts'
import { publicReadingKey, sharedRequest } from './public-reading.ts'
import type { Uncached } from './uncached.ts'

/** How long an unchanged page is fresh. It may show how long an offer remains valid. */
const FRESH_FOR_MS = 5 * MINUTE_MS

export interface SharedPages {
  /**
   * Responds from memory, directly into Node's response; false when it cannot. With `stale` an old copy is acceptable.
   */
  answerFromCache: (request: IncomingMessage, response: ServerResponse, asked?: { stale: boolean }) => boolean
  /** Renders these pages one after the other, so that copies exist before the load grows. */
  warmUp: (paths: readonly string[]) => Promise<void>
  fetch: Site['fetch']
}

interface SharedPagesOptions {
  app: Pick<App, 'changes' | 'log' | 'now' | 'redirects' | 'settings'>
  site: Site
  pages: PageCache
  /** When the catalogue next changes by itself, such as by the end of an offer. */
  nextChange: (after: Date) => Date | undefined
  /** The longest wait of a request for a render in milliseconds; 4.8 seconds. */
  renderLimitMs?: number
  /** The longest wait where there is an old copy; 2 seconds. */
  copyLimitMs?: number
}

/** A little longer than the site itself waits for an unavailable database. */
const RENDER_LIMIT_MS = 4_800
const COPY_LIMIT_MS = 2_000

/** Simulations with the visitor's own numbers per minute and address. */
const MOST_PLAYED = 30
const TOO_MANY_PLAYED: Overload = {
  status: 429,
  message: 'Too many numbers of your own in a minute. Please try again in a moment.',
  retryAfter: 60,
}
/** The page of an offer with the visitor's own numbers, and its data. */
const PLAYED = /^\/bonus\/[^?]+\?.*\b(?:deposit|stake|volatility|rtp|contribution)=/

export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const { app, site, pages, nextChange } = options
  const { renderLimitMs = RENDER_LIMIT_MS, copyLimitMs = COPY_LIMIT_MS } = options
  const requests = requestLog(app.log)
  const leavesLine = sampleLines(requests, app.settings.logOneOf)
  const bodyIn = createSharedBodies(pages)
  const flights = createFlights<CachedResponse | Uncached>({
    version: pages.invalidations,
    limitMs: renderLimitMs,
  })
  // They keep a thread busy for up to two seconds each, so ordinary pages never wait for them.
  const played = createFlights<CachedResponse | Uncached>({
    version: pages.invalidations,
    limitMs: renderLimitMs,
    places: 2,
    mostWaiting: 5,
  })
  const playedBy = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS })

  /** Counts simulations with own numbers: at most `MOST_PLAYED` per minute and address. */
  function isPlayedTooOften({ headers }: Request, peer: string | undefined): boolean {
    const address = visitorAddress(headers, peer, app.settings.trustProxy)
    const count = (playedBy.get(address) ?? 0) + 1
    playedBy.set(address, count, { noUpdateTTL: true })
    return count > MOST_PLAYED
  }

  /** While the database is unavailable nothing can be rendered or known to be fresh. */
  function find(key: string): CachedResponse | undefined {
    return app.changes.isInStep() ? pages.find(key) : findStale(key)
  }

  function findStale(key: string): CachedResponse | undefined {
    const response = pages.findAny(key)
    return response && asStale(response)
  }

  /** Also undefined when a redirect matches this query, whose parameters the page does not use. */
  function keyOf(
    method: string,
    address: string,
    authorization: string | null | undefined,
  ): string | undefined {
    const key = publicReadingKey({ method, address, authorization })
    const query = address.indexOf('?')
    if (key === undefined || query === -1 || address.startsWith('/api/')) return key
    return app.redirects.hasQuery(pagePath(address.slice(0, query)), address.slice(query)) ? undefined : key
  }

  function answerFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    { stale } = { stale: false },
  ): boolean {
    const { method = '', url = '', headers } = request
    const key = keyOf(method, url, headers.authorization)
    const cached = key === undefined ? undefined : stale ? findStale(key) : find(key)
    if (cached === undefined) return false
    const encoding = offered(cached, encodingFor(headers['accept-encoding']))
    const body = cached.bodies.get(encoding)
    if (body === undefined) return false
    const id = randomUUID()
    const unchanged = isUnchanged(cached, headers['if-none-match'])
    const status = unchanged ? 304 : 200
    response.writeHead(status, responseHeaders(cached, encoding, { id, bytes: body.byteLength, unchanged }))
    response.end(unchanged || method === 'HEAD' ? undefined : body)
    if (status !== 200 || leavesLine()) logCached(id, method, url, status)
    return true
  }

  async function fetch(request: Request, peer?: string): Promise<Response> {
    const { method, headers } = request
    const { pathname, search } = new URL(request.url)
    const authorization = headers.get('authorization')
    const key = keyOf(method, pathname + search, authorization)
    if (key === undefined) return site.fetch(request, peer)
    const encoding = encodingFor(headers.get('accept-encoding'))
    const known = find(key)
    if (known === undefined && PLAYED.test(key) && isPlayedTooOften(request, peer))
      return declined(key, TOO_MANY_PLAYED)
    const response = known ?? (await render(key, { request, peer, encoding }))
    if (response === 'too slow')
      return app.changes.isInStep() ? declined(key, TOO_SLOW) : site.decline(request, peer)
    if ('isCompressed' in response) return answer(key, response, request)
    // A redirect keeps the whole query, but the shared rendering saw only the parameters that the page uses.
    if (response.headers.has('location') && key !== pathname + search) return site.fetch(request, peer)
    return forMethod(request, await encodedResponse(response, encoding))
  }

  /** A fresh response, else the latest copy, else the failure. */
  async function render(
    key: string,
    { request, peer, encoding }: { request: Request; peer: string | undefined; encoding: Encoding },
  ): Promise<CachedResponse | Uncached | 'too slow'> {
    const work = (): Promise<CachedResponse | Uncached> =>
      renderShared({ app, site, pages, nextChange }, { key, peer, encoding })
    try {
      const waitMs = pages.findAny(key) === undefined ? renderLimitMs : copyLimitMs
      const rendered = await (PLAYED.test(key) ? played : flights).join(key, work, {
        signal: request.signal,
        waitMs,
      })
      const isFailure = rendered === 'too slow' || ('status' in rendered && rendered.status >= 500)
      return isFailure ? (findStale(key) ?? rendered) : rendered
    } catch (error) {
      const copy = findStale(key)
      if (copy === undefined) throw error
      app.log.error({ err: error, path: key }, 'a page could not be rendered')
      return copy
    }
  }

  async function answer(key: string, cached: CachedResponse, request: Request): Promise<Response> {
    const unchanged = isUnchanged(cached, request.headers.get('if-none-match'))
    const encoding = offered(cached, encodingFor(request.headers.get('accept-encoding')))
    const body = await bodyIn(encoding, key, cached)
    const headers = responseHeaders(cached, encoding, { id: randomUUID(), bytes: body.byteLength, unchanged })
    return new Response(unchanged || request.method === 'HEAD' ? null : body, {
      status: unchanged ? 304 : 200,
      headers: pairs(headers),
    })
  }

  function logCached(id: string, method: string, url: string, status: number): void {
    const question = url.indexOf('?')
    const path = question === -1 ? url : url.slice(0, question)
    requests.info({ id, method, path, status, ms: 0, kept: true }, 'request')
  }

  async function warmUp(paths: readonly string[]): Promise<void> {
    for (const path of paths)
      await fetch(
        new Request(app.settings.publicUrl + path, { headers: { 'accept-encoding': 'zstd' } }),
      ).catch((error: unknown) => app.log.warn({ err: error, path }, 'a page could not be rendered at start'))
  }

  return { answerFromCache, fetch, warmUp }
}

function pagePath(path: string): string {
  return path.replace(/(?:\/_|\/_root)?\.data$/, '') || '/'
}

function declined(key: string, overload: Overload): Response {
  const { body, headers } = declineWithoutWork(key, overload)
  return new Response(body, { status: overload.status, headers })
}

function forMethod({ method }: Request, { status, headers, body }: Response): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers })
}

type BodyIn = (encoding: Encoding, key: string, response: CachedResponse) => Promise<Body>

/** Bodies of cached responses in any encoding. The first request creates one, which concurrent requests share. */
function createSharedBodies(pages: Pick<PageCache, 'addBody'>): BodyIn {
  const underWay = new WeakMap<CachedResponse['bodies'], Map<Encoding, Promise<Body>>>()
  return async (encoding, key, response) => {
    const { bodies } = response
    const known = bodies.get(encoding)
    if (known !== undefined) return known
    const conversions = underWay.get(bodies) ?? new Map<Encoding, Promise<Body>>()
    underWay.set(bodies, conversions)
    const joined = conversions.get(encoding)
    if (joined !== undefined) return joined
    const conversion = convert(bodies, encoding)
    conversions.set(encoding, conversion)
    try {
      const body = await conversion
      pages.addBody(key, response, encoding, body)
      return body
    } finally {
      conversions.delete(encoding)
    }
  }
}

async function convert(bodies: CachedResponse['bodies'], encoding: Encoding): Promise<Body> {
  const [stored] = bodies
  if (stored === undefined) throw new Error('A cached response has no body.')
  const [from, body] = stored
  return encode(await decode(body, from), encoding)
}

interface Rendering {
  app: Pick<App, 'now' | 'settings'>
  site: Site
  pages: PageCache
  /** When the catalogue next changes by itself, such as by the end of an offer. */
  nextChange: (after: Date) => Date | undefined
}

interface Asked {
  key: string
  peer: string | undefined
  encoding: Encoding
}

/** Renders the page of a key and caches it, unless something that it shows was invalidated meanwhile. */
async function renderShared(
  { app, site, pages, nextChange }: Rendering,
  { key, peer, encoding }: Asked,
): Promise<CachedResponse | Uncached> {
  const rendering = pages.beginRender()
  const expiresAt = expiry(app.now(), nextChange)
  try {
    const tags = new Set<Tag>()
    let isShared = false
    const shown: Shown = {
      add(...shownTags) {
        isShared = true
        for (const tag of shownTags) tags.add(tag)
      },
    }
    const rendered = await site.fetch(sharedRequest(key, app.settings.publicUrl), peer, shown)
    if (rendered.status !== 200 || !isShared) return await uncached(rendered)
    const response = await cachedResponse(rendered, { tags, encoding, expiresAt })
    pages.store(key, response, rendering)
    return response
  } finally {
    rendering.end()
  }
}

async function uncached(rendered: Response): Promise<Uncached> {
  const { status, headers, body } = rendered
  return { status, headers, body: body === null ? null : Buffer.from(await rendered.arrayBuffer()) }
}

function expiry(now: Date, nextChange: Rendering['nextChange']): number {
  const change = nextChange(now)
  const wait = change === undefined ? FRESH_FOR_MS : Math.min(FRESH_FOR_MS, change.getTime() - now.getTime())
  return performance.now() + wait
}
