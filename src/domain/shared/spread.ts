/** Where the values of many things lie: what a single value is compared with. */
export interface Spread {
  /** How many values there are, at least `FEWEST`. */
  count: number
  lowest: number
  /** A quarter of the values is at most this. */
  lower: number
  median: number
  /** Three quarters of the values are at most this. */
  upper: number
  highest: number
}

/** Fewer values say nothing about a field. */
const FEWEST = 5

/** Null for fewer than five values. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b)
  return spreadFrom(
    sorted.length,
    sorted.length === 0 ? [] : [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share)),
  )
}

/** The same from what a database has computed: the ends and the three quarters, in their order. */
export function spreadFrom(count: number, ends: readonly number[]): Spread | null {
  const [lowest = 0, lower = 0, middle = 0, upper = 0, highest = 0] = ends
  return count < FEWEST ? null : { count, lowest, lower, median: middle, upper, highest }
}

/** Null without any number. */
export function median(numbers: readonly number[]): number | null {
  return numbers.length === 0
    ? null
    : quantile(
        numbers.toSorted((a, b) => a - b),
        0.5,
      )
}

/** Between two neighbours in proportion (Hyndman and Fan 1996, definition 7). `sorted` has at least one number. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}
