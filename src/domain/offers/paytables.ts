/**
 * The payouts of a round, as a table of 65,536 equally likely results in multiples of the stake. The three shapes are
 * our own: no game pays exactly like this, but the spread of results is that of quiet, usual and wild slots
 * (docs/reality.md).
 */
import type { Volatility } from '#contract/shared/options.ts'

/** A power of two, so that 16 random bits select a result. */
export const RESULTS = 65_536

/** Prizes in stakes, and the frequency of each among the rounds that pay anything. */
const SHAPES: Readonly<Record<Volatility, readonly (readonly [prize: number, share: number])[]>> = {
  low: [
    [1, 0.3],
    [0.5, 0.3],
    [2, 0.22],
    [5, 0.12],
    [10, 0.05],
    [25, 0.009],
    [50, 0.001],
  ],
  medium: [
    [1, 0.28],
    [0.5, 0.3016],
    [2, 0.22],
    [5, 0.12],
    [10, 0.05],
    [25, 0.02],
    [100, 0.008],
    [500, 0.0004],
  ],
  high: [
    [1, 0.28],
    [0.5, 0.3223],
    [2, 0.2],
    [5, 0.11],
    [10, 0.05],
    [25, 0.025],
    [100, 0.0105],
    [500, 0.002],
    [2000, 0.0002],
  ],
}

export interface Paytable {
  /** Prizes in stakes; the last one is zero. */
  prizes: Float64Array
  /** The index of the prize for each of the equally likely results. */
  results: Uint8Array
}

/**
 * The results of a round. Their mean is exactly `rtp` (0 to 1): the share of paying rounds follows from it, and the
 * remainder of rounding is added to the most frequent prize.
 */
export function paytable(volatility: Volatility, rtp: number): Paytable {
  const shape = SHAPES[volatility]
  const meanPrize = shape.reduce((sum, [prize, share]) => sum + prize * share, 0)
  const paying = Math.min(rtp / meanPrize, 1)
  const counts = shape.map(([, share]) => Math.floor(share * paying * RESULTS))
  const prizes = Float64Array.from([...shape.map(([prize]) => prize), 0])
  const missing = rtp * RESULTS - counts.reduce((sum, count, index) => sum + count * (prizes[index] ?? 0), 0)
  prizes[0] = (prizes[0] ?? 0) + missing / Math.max(1, counts[0] ?? 0)
  const results = new Uint8Array(RESULTS).fill(shape.length)
  let at = 0
  counts.forEach((count, index) => results.fill(index, at, (at += count)))
  return { prizes, results }
}
