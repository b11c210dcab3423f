import { Agent, request as send } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { FORM } from '#contract/items/limits.ts'
import { BODY } from '#contract/shared/limits.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { reviewRequests } from '../benchmark/areas/writes.ts'
import type { LoadRequest } from '../benchmark/load.ts'

export interface Response {
  kind: string
  /** Time of the request, by performance.now(). */
  at: number
  /** Duration until the end of the response. */
  ms: number
  /** 0 without a complete response. */
  status: number
  hasRetryAfter: boolean
}

/** Requests of one kind by several visitors, each waiting for its response and a pause. */
export interface Stream {
  kind: string
  visitors: number
  pauseMs: number
  next: () => LoadRequest
}

export interface Load {
  /** All so far, in the order they ended. */
  responses: readonly Response[]
  /** Titles and session ids that the site acknowledged; each write contains a unique text. */
  acknowledged: ReadonlySet<string>
  /** Starts or stops requests of this kind. */
  turn: (kind: string, isOn: boolean) => void
  /** Resolves with the last responses. */
  stop: () => Promise<void>
}

/** Longer than any acceptable response, so that slow ones are measured. */
const GIVEN_UP_MS = 15_000
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  // Clicks of other programs are acknowledged but not stored.
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** Sends all streams concurrently until stopped. */
export function startLoad(origin: string, streams: readonly Stream[]): Load {
  const responses: Response[] = []
  const acknowledged = new Set<string>()
  const off = new Set<string>()
  let isStopped = false
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const visit = async ({ kind, pauseMs, next }: Stream): Promise<void> => {
    while (!isStopped) {
      if (!off.has(kind)) {
        const request = next()
        const response = await ask(origin, kind, request, agent)
        responses.push(response)
        const text = /"(?:title|sessionId)":"([^"]+)"/.exec(request.body ?? '')?.[1]
        if (response.status === 201 && text !== undefined) acknowledged.add(text)
      }
      await wait(pauseMs)
    }
  }
  const visits = streams.flatMap((stream) => Array.from({ length: stream.visitors }, () => visit(stream)))
  return {
    responses,
    acknowledged,
    turn: (kind, isOn) => void (isOn ? off.delete(kind) : off.add(kind)),
    async stop() {
      isStopped = true
      await Promise.all(visits)
      agent.destroy()
    },
  }
}

/** Sends one request. Never rejects: a missing response has status 0. */
function ask(
  origin: string,
  kind: string,
  { path, ...asked }: LoadRequest,
  agent?: Agent,
): Promise<Response> {
  const at = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter = false): void =>
      resolve({ kind, at, ms: performance.now() - at, status, hasRetryAfter })
    const sent = send(
      origin + path,
      {
        method: asked.method ?? 'GET',
        headers: { ...BROWSER, ...asked.headers },
        signal: AbortSignal.timeout(GIVEN_UP_MS),
        ...(agent !== undefined && { agent }),
      },
      (response) => {
        response.on('error', () => end(0))
        response.on('end', () => end(response.statusCode ?? 0, response.headers['retry-after'] !== undefined))
        response.on('close', () => end(0))
        response.resume()
      },
    )
    sent.on('error', () => end(0))
    sent.end(asked.body)
  })
}

/** Pages and responses that are cached after the first request. */
const CACHED = [
  '/',
  '/casinos',
  '/bonuses',
  '/games',
  '/blog',
  '/casino/aldermoon',
  '/casino/tidewell',
  '/bonus/aldermoon-welcome-package',
  '/game/paper-comet',
  '/api/casinos?page=1&pageSize=20',
].map((path): LoadRequest => ({ path }))

/**
 * Readers of cached and uncached pages, writers, and a probe of /readyz. The kinds are `cached`, `uncached`, `reviews`,
 * `interactions` and `ready`.
 */
export async function startMixedLoad(origin: string): Promise<Load> {
  await fillCache(origin)
  return startLoad(origin, [
    { kind: 'cached', visitors: 4, pauseMs: 50, next: inTurn(CACHED) },
    { kind: 'uncached', visitors: 3, pauseMs: 100, next: uncachedPages() },
    { kind: 'ready', visitors: 1, pauseMs: 50, next: () => ({ path: '/readyz' }) },
    ...writers(),
  ])
}

export async function fillCache(origin: string): Promise<void> {
  for (const request of CACHED) await ask(origin, 'cached', request)
}

/** Ordinary requests: one page in five is uncached. */
export function ordinaryVisitors(visitors = 20): Stream {
  const [cached, uncached] = [inTurn(CACHED), uncachedPages()]
  let count = 0
  return { kind: 'visitor', visitors, pauseMs: 200, next: () => (count++ % 5 === 0 ? uncached() : cached()) }
}

/** Clients without compression, each ten times a second. */
export function plainReaders(visitors: number): Stream {
  const plain = CACHED.map(({ path }) => ({ path, headers: { 'accept-encoding': 'identity' } }))
  return { kind: 'plain', visitors, pauseMs: 100, next: inTurn(plain) }
}

/** Visitors who write reviews and report clicks. */
export function writers(): Stream[] {
  const reviews = reviewRequests(
    Array.from({ length: 20 }, (_, index) => index + 1),
    20_000,
  )
  let count = 0
  const click = (): LoadRequest => ({
    path: '/api/interactions',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.19.${count >> 8}.${count % 256}` },
    body: JSON.stringify({
      sessionId: `session_1760000000000_fault${++count}`,
      interactionType: 'casino_click',
      targetId: '1',
      targetType: 'casino',
    }),
  })
  return [
    { kind: 'reviews', visitors: 3, pauseMs: 50, next: inTurn(reviews) },
    { kind: 'interactions', visitors: 3, pauseMs: 20, next: click },
  ]
}

/** Clients with requests of maximum size that would cost a careless server much; most are refused. */
export function hostileWriters(token: string): Stream[] {
  const headers = { 'content-type': 'application/json' }
  const reviews = hostileTexts(BODY.json / 8).map(({ text }) => ({
    path: '/api/reviews',
    method: 'POST' as const,
    headers,
    body: JSON.stringify({ casinoId: 1, userName: text, title: text, content: text }),
  }))
  // Previews are sanitised and returned, and store nothing.
  const previews = hostileTexts(FORM.content.max / 2).map(({ text }) => ({
    path: '/api/admin/blog/preview',
    method: 'POST' as const,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ content: text }),
  }))
  return [
    { kind: 'hostile visitor', visitors: 2, pauseMs: 200, next: inTurn(reviews) },
    { kind: 'hostile staff', visitors: 1, pauseMs: 500, next: inTurn(previews) },
    { kind: 'hostile search', visitors: 2, pauseMs: 50, next: uncachedPages() },
  ]
}

/** 8,000 pages that nobody requested before; each shows casinos, which need the database. */
function uncachedPages(): () => LoadRequest {
  let count = 0
  return () => {
    count++
    return {
      path: `/casinos?minSafetyIndex=${(count % 80) / 10}&minExpertRating=${(Math.floor(count / 80) + 1) / 10}`,
    }
  }
}

/** In turn, repeatedly. */
function inTurn(requests: readonly LoadRequest[]): () => LoadRequest {
  let count = 0
  return () => requests[count++ % requests.length] ?? { path: '/' }
}

/** The kinds that must work on a healthy site. */
const WELL = ['uncached', 'ready', 'reviews']

/** Milliseconds from `since` until a good response of each kind was requested and arrived; NaN when one never did. */
export function backAfter(responses: readonly Response[], since: number): number {
  return Math.max(
    ...WELL.map((kind) => {
      const good = responses.filter((one) => one.kind === kind && one.at >= since && isGood(one))
      return good.length === 0 ? Number.NaN : Math.min(...good.map(({ at, ms }) => at + ms)) - since
    }),
  )
}

export function isGood({ status }: Response): boolean {
  return status > 0 && status < 400
}

/** The 95th percentile in milliseconds; NaN for an empty list. */
export function p95(responses: readonly Response[]): number {
  const sorted = responses.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

/** The percentage of a kind's responses with this status. */
export function share(responses: readonly Response[], kind: string, status: number): number {
  const ofKind = responses.filter((one) => one.kind === kind)
  return (ofKind.filter((one) => one.status === status).length / ofKind.length) * 100
}
