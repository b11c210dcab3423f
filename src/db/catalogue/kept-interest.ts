import { MINUTE_MS } from '#contract/shared/durations.ts'

/** Visitors by game id. */
export type GameInterest = ReadonlyMap<number, number>

const FRESH_MS = 5 * MINUTE_MS

/**
 * Counting a month of interactions takes longer than a page may. A count is kept for five minutes and then renewed in
 * the background, once for everyone. Only the very first request waits for it.
 */
export function keepInterest(
  count: (since: Date) => Promise<GameInterest>,
): (since: Date) => Promise<GameInterest> {
  let kept: { since: number; counts: GameInterest } | undefined
  let counting: Promise<GameInterest> | undefined

  async function recount(since: Date): Promise<GameInterest> {
    try {
      const counts = await count(since)
      kept = { since: since.getTime(), counts }
      return counts
    } finally {
      counting = undefined
    }
  }

  return async (since) => {
    if (kept !== undefined && since.getTime() - kept.since < FRESH_MS) return kept.counts
    counting ??= recount(since)
    if (kept === undefined) return counting
    // After a failure the older count stays in use, and the next request tries again.
    counting.catch(() => undefined)
    return kept.counts
  }
}
