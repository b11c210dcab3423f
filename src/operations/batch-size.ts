/** How many rows the transactions of long work begin with, and the least and the most of one. */
export const BATCH = { first: 20, least: 25, most: 200 } as const

/** Milliseconds that a transaction should take: nobody who waits for one notices it. */
const AIM_MS = 50

/**
 * How many rows the next transaction takes, so that it lasts about 50 ms on this machine under this load: at most twice
 * as many as the one before.
 * @param took milliseconds of the work in the transaction before; waiting for the disk at its end does not shrink with it
 */
export function nextBatchSize(size: number, took: number): number {
  const fitting = took <= 0 ? size * 2 : Math.floor((size * AIM_MS) / took)
  return Math.max(BATCH.least, Math.min(fitting, size * 2, BATCH.most))
}
