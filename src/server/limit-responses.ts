import type { Server, ServerResponse } from 'node:http'
import type { ServerLimits } from '#platform/settings.ts'

interface ResponseLimits {
  limits: Pick<ServerLimits, 'stallSeconds' | 'responseSeconds'>
  onRefused: (reason: string) => void
}

/**
 * Closes connections whose client does not read. One on which no byte moves is closed by Node, which looks at how
 * much of a write is still waiting. One that reads, but too slowly, has `responseSeconds` from the end of writing on:
 * a stream that is still being written, such as an export, may last as long as it moves. The result is to be called
 * with every response.
 */
export function limitResponses(
  server: Server,
  { limits, onRefused }: ResponseLimits,
): (response: ServerResponse) => void {
  server.timeout = limits.stallSeconds * 1000
  const limitMs = limits.responseSeconds * 1000
  /** When each open response was first seen to be written completely; undefined before. */
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
    // Without a listener Node would close the connection as well, but no one would know.
    response.once('timeout', () => {
      onRefused('a response on which nothing moved')
      cut(response)
    })
  }
}

/** With a reset: after an ordinary close the system would hold what was not read until it gives up on the client. */
function cut({ socket }: ServerResponse): void {
  socket?.resetAndDestroy()
}
