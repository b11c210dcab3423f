/** Stops asking a service that keeps failing, so that nobody waits for it. */
export interface Breaker {
  /** False while the service is left alone. */
  mayCall: () => boolean
  succeeded: () => void
  failed: () => void
}

/** Opens after `failures` in a row for `pauseMs`; then one call may try, and its failure opens it again. */
export function createBreaker({
  failures,
  pauseMs,
  now,
}: {
  failures: number
  pauseMs: number
  now: () => number
}): Breaker {
  let inARow = 0
  let closedFrom = 0
  return {
    mayCall: () => {
      if (now() < closedFrom) return false
      // The next ones wait for what the one that tries finds out.
      if (inARow >= failures) closedFrom = now() + pauseMs
      return true
    },
    succeeded: () => {
      inARow = 0
      closedFrom = 0
    },
    failed: () => {
      inARow += 1
      if (inARow >= failures) closedFrom = now() + pauseMs
    },
  }
}
