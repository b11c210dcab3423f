/** Long work in batches of bounded time, with pauses in which waiting requests get their turn. */
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds and rows. Requests that wait for a batch are still answered quickly. */
export const PACE = {
  batchMs: 50,
  firstBatch: 10,
  largestBatch: 200,
  /** Fewer rows do not make a batch much shorter: most of its time goes to what every batch needs. */
  smallestBatch: 10,
  /** A batch that took longer is made of large rows, such as long articles; then it may have fewer. */
  longBatchMs: 250,
  shortestPauseMs: 10,
  longestPauseMs: 250,
} as const

/**
 * Calls `work` with the number of rows it should do next until it answers 0, which means that nothing is left. The
 * number follows the time that the last batch took.
 */
export async function inPaces(work: (size: number) => Promise<number>): Promise<void> {
  for (let size: number = PACE.firstBatch; ;) {
    const startedAt = performance.now()
    if ((await work(size)) === 0) return
    const took = performance.now() - startedAt
    size = nextSize(size, took)
    await wait(pauseAfter(took))
  }
}

/** How many rows the next batch should have: never more than twice as many as the last one. */
export function nextSize(size: number, tookMs: number): number {
  const { batchMs, longBatchMs, largestBatch, smallestBatch } = PACE
  const wanted = Math.min(Math.floor((size * batchMs) / Math.max(tookMs, 1)), size * 2, largestBatch)
  return Math.max(wanted, tookMs > longBatchMs ? 1 : Math.min(smallestBatch, size * 2))
}

/** As long as the batch took: what waited for it, and what it asks next, is answered before the next batch. */
export function pauseAfter(tookMs: number): number {
  return Math.min(PACE.longestPauseMs, Math.max(PACE.shortestPauseMs, tookMs))
}
