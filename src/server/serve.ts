import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Pool } from 'pg'
import { paths } from '#contract/shared/paths.ts'
import type { App } from '#operations/app/app.ts'
import { forwardedAddress } from '#platform/address.ts'
import type { ServerLimits } from '#platform/settings.ts'
import { loadStaticFiles } from './files/static-files.ts'
import type { Site } from './site.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { limitResponses } from './limit-responses.ts'
import { countMissing } from './count-missing.ts'
import { createSharedPages } from './response-cache/shared-pages.ts'
import type { PageCache } from './response-cache/page-cache.ts'
import { declineWithoutWork, type Overload } from './overload.ts'
import { answerMetrics, listenForMetrics } from './metrics/answer-metrics.ts'
import { createMetrics, type AnsweredRequest } from './metrics/metrics.ts'

const TOGETHER_MS = 10_000

/** Resolved by name, because this file may run as part of the build. */
const ROOT = join(createRequire(import.meta.url).resolve('#server/serve.ts'), '../../..')

export interface RunningServer {
  port: number
  /** Stops accepting, gives running requests up to 10 seconds, then closes the rest. */
  stop: () => Promise<void>
}

export interface Served {
  app: App
  pages: PageCache
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** The number of this process among several, from 1. */
  place: number
}

/** Serves the built site: cached pages and files from memory, everything else by the site's fetch function. */
export async function serve({ app, pages, pool, place }: Served, site: Site): Promise<RunningServer> {
  const staticFile = await loadStaticFiles(join(ROOT, 'build/client'))
  const shared = createSharedPages({ app, site, pages, nextChange: app.catalogue.nextBonusEnd })
  const { token, port: metricsPort } = app.settings.metrics
  const metrics =
    token === undefined && metricsPort === undefined ? undefined : createMetrics({ app, pages, pool })
  const fetch = countMissing(app, (request, peer) => {
    const { headers } = request
    // Shared pages are rendered without these headers.
    app.publicUrl.look({
      host: headers.get('host') ?? '',
      forwardedHost: headers.get('x-forwarded-host') ?? '',
    })
    return staticFile(request) ?? shared.fetch(request, peer)
  })
  const listener =
    metrics && metricsPort !== undefined
      ? await listenForMetrics(metrics, { port: metricsPort + place - 1, token })
      : undefined
  const running = await listen(
    app,
    metrics === undefined || token === undefined
      ? fetch
      : (request, peer) =>
          new URL(request.url).pathname === '/metrics'
            ? answerMetrics(metrics, request.headers.get('authorization'), token)
            : fetch(request, peer),
    { first: shared.answerFromCache, ...(metrics && { onAnswered: metrics.count }) },
  )
  void shared.warmUp(FIRST_PAGES)
  return {
    ...running,
    async stop() {
      listener?.close()
      await running.stop()
    },
  }
}

/** The most visited pages are rendered first, so that copies exist however busy the machine gets. */
const FIRST_PAGES = [paths.home(), paths.casinos()]

interface Listening {
  /**
   * May respond before a web platform Request is created, which costs more than the response. Called again with `stale`
   * when the site is too busy, because an old copy is better than none.
   */
  first?: (request: IncomingMessage, response: ServerResponse, asked?: { stale: boolean }) => boolean
  onServer?: (server: Server) => void
  /** Called when a response was sent, or its client disconnected. */
  onAnswered?: (answered: AnsweredRequest) => void
}

/** Binds a fetch function to the configured port with the limits of a public server. */
export async function listen(
  app: Pick<App, 'settings' | 'log' | 'isStopping'>,
  fetch: (request: Request, peer: string | undefined) => Response | Promise<Response>,
  { onServer, first, onAnswered }: Listening = {},
): Promise<RunningServer> {
  const { server: limits, trustProxy } = app.settings
  const onRefused = createRefusalLog(app.log)
  const limiter = createRequestLimiter(limits)
  const listener = getRequestListener((request, env) => {
    const peer = 'incoming' in env ? env.incoming.socket?.remoteAddress : undefined
    return fetch(request, peer)
  })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    // Makes the client open its next connection to another process.
    if (app.isStopping()) response.shouldKeepAlive = false
    cutSlowBody(request)
    // RFC 9112, section 3.2. A proxy and Node might use different ones.
    if (hasTwoHosts(request.rawHeaders))
      return void response
        .writeHead(400, { 'content-type': 'text/plain', connection: 'close' })
        .end('Bad request: two Host headers.\n')
    const began = performance.now()
    const isCached = first?.(request, response) === true
    // The system usually accepts a whole response at once, and then a slow client costs this process nothing.
    if (!response.writableEnded || request.socket.writableLength > 0) watch(response)
    if (onAnswered !== undefined) {
      response.once('close', () =>
        onAnswered({
          method: request.method ?? '',
          url: request.url ?? '',
          status: response.statusCode,
          isCached,
          seconds: (performance.now() - began) / 1000,
        }),
      )
    }
    if (isCached) return
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '')
    const place = limiter.enter(forwardedAddress(forwardedFor, request.socket.remoteAddress, trustProxy))
    if (typeof place === 'function') return void work(request, response).finally(place)
    onRefused(place.message)
    if (place.status === 503 && first?.(request, response, { stale: true }) === true) return
    const { body, headers } = declineWithoutWork(request.url ?? '', place)
    response.writeHead(place.status, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  /** Resolves when the response was sent and its work has ended, which continues for a client that disconnected. */
  async function work(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isClosed = new Promise((resolve) => response.once('close', resolve))
    await Promise.allSettled([listener(request, response), isClosed])
  }

  const server = createServer(LIMITS, limitPipelining(limits.pipelined, onRefused, answer))
  limitConnections(server, { limits, trustProxy, onRefused })
  const watch = limitResponses(server, { limits, onRefused })
  onServer?.(server)
  await new Promise<void>((resolve, reject) => {
    const { port, host } = app.settings
    server.once('error', reject).listen({ port, host, backlog: BACKLOG }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) }
}

/** Names and values alternating, as received. */
function hasTwoHosts(raw: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** The time in which a body must arrive, and the longer one for imports of up to 600 MB. */
const BODY_MS = 60_000
const LONG_BODY_MS = 20 * 60_000

/** Node has a single limit for all requests, but imports need a longer one. */
function cutSlowBody(request: IncomingMessage): void {
  const { method, headers, url = '' } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody || (method === 'POST' && LONG_BODIES.test(url))) return
  const cut = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, BODY_MS).unref()
  request.once('close', () => clearTimeout(cut))
}
const LONG_BODIES = /^\/api\/admin\/[a-z-]+\/import(?:\/refused)?(?:\?|$)/

const LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: LONG_BODY_MS,
  connectionsCheckingInterval: 5_000,
  // Longer than common proxies keep theirs, so that they never write into a closing connection.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
} as const
/** Connections that the system queues until they are accepted. Beyond that, clients try again after a second. */
const BACKLOG = 4_096
const DRAIN_MS = 10_000
const IDLE_EVERY_MS = 100

async function stop(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  // Connections that were busy when stopping began become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(idle)
  clearTimeout(cut)
}

/** Logs that a limit was reached: the first time at once, then one line with a count per 10 seconds. */
function createRefusalLog(log: App['log']): (reason: string) => void {
  const counts = new Map<string, number>()
  return (reason) => {
    const count = counts.get(reason)
    if (count !== undefined) return void counts.set(reason, count + 1)
    log.warn({ reason, count: 1 }, 'limit reached')
    counts.set(reason, 0)
    setTimeout(() => {
      const more = counts.get(reason) ?? 0
      counts.delete(reason)
      if (more > 0) log.warn({ reason, count: more }, 'limit reached')
    }, TOGETHER_MS).unref()
  }
}

interface ConnectionLimits {
  limits: Pick<ServerLimits, 'connections' | 'connectionsPerAddress'>
  /** The number of proxies in front; with one, all connections come from its address. */
  trustProxy: number
  onRefused: (reason: string) => void
}

/** Closes connections beyond the limits as soon as they open. */
function limitConnections(server: Server, { limits, trustProxy, onRefused }: ConnectionLimits): void {
  server.maxConnections = limits.connections
  server.on('drop', () => onRefused('too many connections'))
  if (trustProxy > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = forwardedAddress('', socket.remoteAddress, 0)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (count <= limits.connectionsPerAddress) return
    onRefused('too many connections of one address')
    socket.resetAndDestroy()
  })
}

/** Limits concurrent requests, in total and per address. */
interface RequestLimiter {
  /**
   * Reserves a place for a request from the address and returns a function to release it, or the reason when there is
   * none.
   */
  enter(address: string): (() => void) | Overload
}

function createRequestLimiter(limits: Pick<ServerLimits, 'requests' | 'requestsPerAddress'>): RequestLimiter {
  const inWork = new Map<string, number>()
  let all = 0

  function leave(address: string): void {
    all -= 1
    const left = (inWork.get(address) ?? 1) - 1
    if (left === 0) inWork.delete(address)
    else inWork.set(address, left)
  }

  return {
    enter(address) {
      const own = inWork.get(address) ?? 0
      if (all >= limits.requests) return BUSY
      if (own >= limits.requestsPerAddress) return TOO_MANY
      all += 1
      inWork.set(address, own + 1)
      return () => leave(address)
    },
  }
}

const BUSY: Overload = {
  status: 503,
  message: 'The site is very busy at the moment. Please try again in a few seconds.',
  retryAfter: 2,
}

const TOO_MANY: Overload = {
  status: 429,
  message: 'Too many requests at the same time. Please try again in a few seconds.',
  retryAfter: 2,
}
