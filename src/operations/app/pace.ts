/** Runs long work in batches of limited time, with pauses for waiting requests. */
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds and rows, chosen so that requests waiting for a batch are still answered quickly. */
export const PACE = {
  batchMs: 50,
  firstBatch: 10,
  largestBatch: 200,
  /** Smaller batches are hardly shorter, because the fixed cost dominates. */
  smallestBatch: 10,
  /** Batches that take longer consist of large rows, such as long articles, and may become smaller. */
  longBatchMs: 250,
  shortestPauseMs: 10,
  longestPauseMs: 250,
} as const

/** Calls `work` with the size of the next batch until it returns 0. The size follows the time of the last batch. */
export async function inPaces(work: (size: number) => Promise<number>): Promise<void> {
  for (let size: number = PACE.firstBatch; ;) {
    const startedAt = performance.now()
    if ((await work(size)) === 0) return
    const took = performance.now() - startedAt
    size = nextSize(size, took)
    await wait(pauseAfter(took))
  }
}

/** The size of the next batch: at most twice the last one. */
export function nextSize(size: number, tookMs: number): number {
  const { batchMs, longBatchMs, largestBatch, smallestBatch } = PACE
  const wanted = Math.min(Math.floor((size * batchMs) / Math.max(tookMs, 1)), size * 2, largestBatch)
  return Math.max(wanted, tookMs > longBatchMs ? 1 : Math.min(smallestBatch, size * 2))
}

/** The pause equals the batch's time, so that waiting requests and their next queries are answered first. */
export function pauseAfter(tookMs: number): number {
  return Math.min(PACE.longestPauseMs, Math.max(PACE.shortestPauseMs, tookMs))
}
