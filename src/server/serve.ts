import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Pool } from 'pg'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '#contract/shared/paths.ts'
import type { App } from '#operations/app/app.ts'
import { loadStaticFiles } from './files/static-files.ts'
import { forwardedAddress } from '#platform/address.ts'
import type { Site } from './site.ts'
import { limitConnections } from './limit-connections.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { createRequestLimiter } from './limit-requests.ts'
import { limitResponses } from './limit-responses.ts'
import { countMissing } from './count-missing.ts'
import { createRefusalLog } from './refusal-log.ts'
import { createSharedPages } from './response-cache/shared-pages.ts'
import type { PageCache } from './response-cache/page-cache.ts'
import { declineWithoutWork } from './overload.ts'
import { answerMetrics, listenForMetrics } from './metrics/answer-metrics.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { AnsweredRequest } from './metrics/metrics.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface RunningServer {
  port: number
  /** Stops accepting, lets running requests finish for up to 10 seconds, then cuts what is left. */
  stop: () => Promise<void>
}

export interface Served {
  app: App
  pages: PageCache
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Which of several processes this is, from 1. */
  place: number
}

/** Serves the built site: cached pages and files from memory, everything else by the site's fetch function. */
export async function serve({ app, pages, pool, place }: Served): Promise<RunningServer> {
  const built = (await import(pathToFileURL(join(ROOT, 'build/server/site.js')).href)) as {
    createBuiltSite: (app: App) => Site
  }
  const site = built.createBuiltSite(app)
  const staticFile = await loadStaticFiles(join(ROOT, 'build/client'))
  const shared = createSharedPages({ app, site, pages, nextChange: app.catalogue.nextBonusEnd })
  const { token, port: metricsPort } = app.settings.metrics
  const metrics =
    token === undefined && metricsPort === undefined ? undefined : createMetrics({ app, pages, pool })
  const fetch = countMissing(app, (request, peer) => {
    const { headers } = request
    // Shared pages are rendered without them.
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

/** What most visitors see first is rendered first, so that there is a copy of it however busy the machine gets. */
const FIRST_PAGES = [paths.home(), paths.casinos()]

interface Listening {
  /**
   * May answer a request before it becomes one of the web platform, which costs more than the answer. It is asked again
   * with `stale` when the site is too busy for the request: an old copy is better than none.
   */
  first?: (request: IncomingMessage, response: ServerResponse, asked?: { stale: boolean }) => boolean
  onServer?: (server: Server) => void
  /** Called when an answer has left, or its client is gone. */
  onAnswered?: (answered: AnsweredRequest) => void
}

/** Binds a fetch function to the port of the settings with the limits of a public server. */
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
    // The client opens its next connection where there is somebody to answer.
    if (app.isStopping()) response.shouldKeepAlive = false
    cutSlowBody(request)
    const began = performance.now()
    const isCached = first?.(request, response) === true
    // The system takes most answers from memory whole, and then a slow client costs this process nothing.
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

  /** Done when the response has left and the work for it has ended, which goes on for a client that is gone. */
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

/** In which a body must have arrived, and a file of an import, which may have 600 MB. */
const BODY_MS = 60_000
const LONG_BODY_MS = 20 * 60_000

/** Node has one limit for all requests; files of imports need a longer one than anything else. */
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
/** Connections that the system holds until they are accepted; one that finds no room tries again after a second. */
const BACKLOG = 4_096
const DRAIN_MS = 10_000
const IDLE_EVERY_MS = 100

async function stop(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  // Those that answered a request when it began are idle later.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(idle)
  clearTimeout(cut)
}
