/** How many requests are in work at the same time, in all and of one address. */
import type { ServerLimits } from '#platform/settings.ts'
import type { Overload } from './overload.ts'

export interface RequestLimiter {
  /** Takes a place for a request of the address; the function gives it back. Says why when there is none. */
  enter(address: string): (() => void) | Overload
}

export function createRequestLimiter(
  limits: Pick<ServerLimits, 'requests' | 'requestsPerAddress'>,
): RequestLimiter {
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
