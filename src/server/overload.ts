import { randomUUID } from 'node:crypto'
import type { Problem } from '#contract/site/site.schema.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'

export interface Overload {
  status: 429 | 503
  message: string
  /** Seconds. */
  retryAfter: number
}

export const TOO_SLOW: Overload = {
  status: 503,
  message: 'This takes too long at the moment. Please try again in a few seconds.',
  retryAfter: 5,
}

/** Refuses a request without work: in the API's format under /api, otherwise as plain text. */
export function declineWithoutWork(
  path: string,
  overload: Overload,
): { body: string; headers: Record<string, string> } {
  const requestId = randomUUID()
  const { status, message, retryAfter } = overload
  const problem: Problem = {
    success: false,
    message,
    error: status === 429 ? 'rate_limited' : 'unavailable',
    status,
    requestId,
  }
  const isApi = path === '/api' || path.startsWith('/api/')
  const body = isApi ? JSON.stringify(problem) : message
  return {
    body,
    headers: {
      'content-type': isApi ? 'application/problem+json' : 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': CACHE_CONTROL.never,
      'retry-after': String(retryAfter),
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
  }
}
