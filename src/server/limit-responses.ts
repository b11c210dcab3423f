import type { Server, ServerResponse } from 'node:http'
import type { ServerLimits } from '#platform/settings.ts'

interface ResponseLimits {
  limits: Pick<ServerLimits, 'stallSeconds' | 'responseSeconds'>
  onRefused: (reason: string) => void
}

/**
 * Closes connections of clients that do not read. Node closes those without any traffic, by the amount of unsent data.
 * Clients that read too slowly get `responseSeconds` from the end of writing; a response that is still being written,
 * such as an export, may take as long as data flows. Call the result for every response.
 */
export function limitResponses(
  server: Server,
  { limits, onRefused }: ResponseLimits,
): (response: ServerResponse) => void {
  server.timeout = limits.stallSeconds * 1000
  const limitMs = limits.responseSeconds * 1000
  /** When each open response was first seen to be completely written; undefined before. */
  const writtenAt = new Map<ServerResponse, number | undefined>()

  function closeSlow(): void {
    const now = performance.now()
    for (const [response, since] of writtenAt) {
      if (since === undefined && response.writableEnded) writtenAt.set(response, now)
      if (since === undefined || now - since < limitMs) continue
      onRefused('a response that is read too slowly')
      cut(response)
    }
  }

  const timer = setInterval(closeSlow, Math.min(1_000, limitMs / 4)).unref()
  server.once('close', () => clearInterval(timer))
  return (response) => {
    writtenAt.set(response, undefined)
    response.once('close', () => writtenAt.delete(response))
    // Without a listener Node would close the connection too, but silently.
    response.once('timeout', () => {
      onRefused('a response on which nothing moved')
      cut(response)
    })
  }
}

/**
 * With a reset, because after an ordinary close the system would keep the unread data until it gives up on the client.
 */
function cut({ socket }: ServerResponse): void {
  socket?.resetAndDestroy()
}
