/** Public reading in front of the site: made once for all who ask, kept until something that it shows changes. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Shown, Tag } from '#contract/tags.ts'
import { PAGE_PARAMETERS } from '#contract/page-parameters.ts'
import type { App } from '#operations/app.ts'
import { decode, encode, encodingFor } from '#platform/encodings.ts'
import type { Encoding } from '#platform/encodings.ts'
import { requestLog } from '#platform/log.ts'
import type { KeptPage, PageCache } from '#platform/page-cache.ts'
import { pageKey } from '#platform/page-key.ts'
import type { Site } from '../site.ts'
import { answerHeaders, encodedAnswer, isUnchanged, keptPage, offered, pairs } from './kept-page.ts'

export interface SharedPages {
  /** Answers from memory, straight into Node's response; false when it cannot. */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean
  fetch: Site['fetch']
}

/** A page is made anew after this long even when nothing on it changed: it may say how long an offer still runs. */
const FRESH_FOR_MS = 5 * 60_000

interface Flight {
  /** As many purges as there had been when it began: whoever asks after another one does not join. */
  purges: number
  page: Promise<KeptPage | Response>
}

export function createSharedPages(options: {
  app: Pick<App, 'changes' | 'log' | 'now'>
  site: Site
  pages: PageCache
  /** When the catalogue next changes by itself, such as by the end of an offer. */
  nextChange: (after: Date) => Date | undefined
}): SharedPages {
  const { app, site, pages, nextChange } = options
  const requests = requestLog(app.log)
  const flights = new Map<string, Flight>()

  /** While the database is away, what is kept is the best there is. */
  const find = (key: string): KeptPage | undefined =>
    app.changes.isInStep() ? pages.find(key) : pages.findAny(key)

  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return false
    const key = pageKey(url, PAGE_PARAMETERS)
    const page = key === undefined ? undefined : find(key)
    if (page === undefined) return false
    const encoding = offered(page, encodingFor(headers['accept-encoding']))
    const body = page.bodies.get(encoding)
    if (body === undefined) return false
    const id = randomUUID()
    const unchanged = isUnchanged(page, headers['if-none-match'])
    const status = unchanged ? 304 : 200
    response.writeHead(status, answerHeaders(page, encoding, { id, bytes: body.byteLength, unchanged }))
    response.end(unchanged || method === 'HEAD' ? undefined : body)
    logKept(id, method, url, status)
    return true
  }

  async function fetch(request: Request, peer?: string): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const key = isPublicReading(request) ? pageKey(pathname + search, PAGE_PARAMETERS) : undefined
    if (key === undefined) return site.fetch(request, peer)
    const page = find(key) ?? (await make(key, request, peer))
    return page instanceof Response ? forMethod(request, page) : answer(key, page, request)
  }

  /** One making for all who ask meanwhile. What cannot be kept is shared by nobody. */
  async function make(key: string, request: Request, peer: string | undefined): Promise<KeptPage | Response> {
    const flying = flights.get(key)
    if (flying !== undefined && flying.purges === pages.purges()) {
      const page = await flying.page
      return page instanceof Response ? site.fetch(request, peer) : page
    }
    const flight = { purges: pages.purges(), page: render(key, request, peer) }
    flights.set(key, flight)
    try {
      return await flight.page
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  async function render(
    key: string,
    request: Request,
    peer: string | undefined,
  ): Promise<KeptPage | Response> {
    const making = pages.beginMaking()
    const expiresAt = expiry()
    try {
      const tags = new Set<Tag>()
      let isShared = false
      const shown: Shown = {
        add(...shownTags) {
          isShared = true
          for (const tag of shownTags) tags.add(tag)
        },
      }
      const made = await site.fetch(plainRequest(key, request), peer, shown)
      if (made.status >= 500) return pages.findAny(key) ?? made
      const encoding = encodingFor(request.headers.get('accept-encoding'))
      if (made.status !== 200 || !isShared) return await encodedAnswer(made, encoding)
      const page = await keptPage(made, { tags, encoding, expiresAt })
      pages.keep(key, page, making)
      return page
    } finally {
      making.end()
    }
  }

  function expiry(): number {
    const now = app.now()
    const change = nextChange(now)
    const wait =
      change === undefined ? FRESH_FOR_MS : Math.min(FRESH_FOR_MS, change.getTime() - now.getTime())
    return performance.now() + wait
  }

  async function answer(key: string, page: KeptPage, request: Request): Promise<Response> {
    const unchanged = isUnchanged(page, request.headers.get('if-none-match'))
    const encoding = offered(page, encodingFor(request.headers.get('accept-encoding')))
    const body = await bodyIn(encoding, key, page)
    const headers = answerHeaders(page, encoding, { id: randomUUID(), bytes: body.byteLength, unchanged })
    return new Response(unchanged || request.method === 'HEAD' ? null : new Uint8Array(body), {
      status: unchanged ? 304 : 200,
      headers: pairs(headers),
    })
  }

  /** The first who asks for another encoding has it made, from one that is there. */
  async function bodyIn(encoding: Encoding, key: string, page: KeptPage): Promise<Buffer> {
    const known = page.bodies.get(encoding)
    if (known !== undefined) return known
    const [there] = page.bodies
    if (there === undefined) throw new Error('A page is kept without a body.')
    const [from, body] = there
    const made = await encode(await decode(body, from), encoding)
    // Who takes no compression is rare, and a plain page is large.
    if (encoding !== 'identity') {
      page.bodies.set(encoding, made)
      pages.recount(key)
    }
    return made
  }

  function logKept(id: string, method: string, url: string, status: number): void {
    const question = url.indexOf('?')
    const path = question === -1 ? url : url.slice(0, question)
    requests.info({ id, method, path, status, ms: 0, kept: true }, 'request')
  }

  return { answerKept, fetch }
}

function isPublicReading({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !headers.has('authorization')
}

/** The canonical request: nothing of who asks can reach the page, and it comes uncompressed. */
function plainRequest(key: string, request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'cookie', 'range']) headers.delete(name)
  // Put together, not resolved: a path that begins with two slashes would name another host.
  return new Request(new URL(request.url).origin + key, { headers })
}

function forMethod({ method }: Request, { status, headers, body }: Response): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers })
}
