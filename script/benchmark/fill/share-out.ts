import { shuffle } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'

/**
 * Shares `total` out over `count` places as attention is: a few places get much, most get little.
 * The first place always gets the most; which of the others do is left to chance. The sum is exactly `total`.
 */
export function shareOut(random: Random, total: number, count: number): number[] {
  const [most = 0, ...others] = Array.from({ length: count }, (_, rank) => (rank + HEAD) ** -STEEPNESS)
  const weights = [most, ...shuffle(random, others)]
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.floor((weight / whole) * total))
  const left = total - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, place) => share + (place < left ? 1 : 0))
}

/** With these, of 20,000 casinos with 700,000 reviews the first has about 1,300 and half have fewer than 21. */
const HEAD = 10
const STEEPNESS = 0.6
