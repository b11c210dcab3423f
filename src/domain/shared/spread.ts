/** The distribution of a value among many items, to compare a single value with. */
export interface Spread {
  /** The number of values, at least `FEWEST`. */
  count: number
  lowest: number
  /** The first quartile. */
  lower: number
  median: number
  /** The third quartile. */
  upper: number
  highest: number
}

/** Fewer values do not make a distribution. */
const FEWEST = 5

/** Null for fewer than five values. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b)
  return spreadFrom(
    sorted.length,
    sorted.length === 0 ? [] : [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share)),
  )
}

/** A spread from what the database computed: the extremes and the three quartiles, in order. */
export function spreadFrom(count: number, ends: readonly number[]): Spread | null {
  const [lowest = 0, lower = 0, middle = 0, upper = 0, highest = 0] = ends
  return count < FEWEST ? null : { count, lowest, lower, median: middle, upper, highest }
}

/** Null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  return numbers.length === 0
    ? null
    : quantile(
        numbers.toSorted((a, b) => a - b),
        0.5,
      )
}

/** Interpolates linearly between neighbours (Hyndman and Fan 1996, definition 7). `sorted` must not be empty. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}
