import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { SettingsError } from '#platform/setting-values.ts'
import type { Metrics } from './metrics.ts'

/** Responds with 401 without the right token. */
export async function answerMetrics(
  metrics: Metrics,
  authorization: string | null,
  token: string | undefined,
): Promise<Response> {
  if (token !== undefined && !isSame(authorization ?? '', `Bearer ${token}`))
    return new Response('A token is needed.\n', {
      status: 401,
      headers: {
        'www-authenticate': 'Bearer',
        'cache-control': CACHE_CONTROL.never,
        'content-type': 'text/plain',
      },
    })
  return new Response(await metrics.text(), {
    headers: { 'content-type': metrics.contentType, 'cache-control': CACHE_CONTROL.never },
  })
}

/** Serves /metrics on a separate port, for this machine only. Rejects with a SettingsError when the port is in use. */
export async function listenForMetrics(
  metrics: Metrics,
  { port, token }: { port: number; token: string | undefined },
): Promise<Server> {
  const server = createServer((request, outgoing) => {
    void (async () => {
      if (request.url !== '/metrics') return void outgoing.writeHead(404).end()
      const response = await answerMetrics(metrics, request.headers.authorization ?? null, token)
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
    })().catch(() => outgoing.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new SettingsError(`METRICS_PORT: port ${port} is taken.`) : error)
    server.once('error', fail).listen({ port, host: '127.0.0.1' }, resolve)
  })
  return server
}

/** Takes the same time for wrong and right texts. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
