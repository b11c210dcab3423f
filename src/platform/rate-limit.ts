/** Caches who is over a limit, so that a flood of refused requests does not reach the database. */

const MAX_REMEMBERED = 10_000

export interface BlockList {
  /** The end of the refusal for this key in milliseconds; undefined when it is not refused. */
  blockedUntil: (key: string, now: Date) => number | undefined
  block: (key: string, until: number) => void
}

/** A limited list; a new entry replaces the oldest. */
export function createBlockList(): BlockList {
  const untilOf = new Map<string, number>()
  return {
    blockedUntil(key, now) {
      const until = untilOf.get(key)
      if (until !== undefined && until > now.getTime()) return until
      untilOf.delete(key)
      return undefined
    },
    block(key, until) {
      const [oldest] = untilOf.keys()
      if (untilOf.size >= MAX_REMEMBERED && oldest !== undefined) untilOf.delete(oldest)
      untilOf.set(key, until)
    },
  }
}
