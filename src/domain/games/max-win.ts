interface Stakes {
  /** Euros. */
  maxBet: number | null
  maxMultiplier: number | null
}

/**
 * The most that a game can pay for one bet, in euros: the highest bet times the maximum multiplier (decision D-83).
 * Undefined unless both are known; 0 counts as unknown.
 */
export function maxWin({ maxBet, maxMultiplier }: Stakes): number | undefined {
  if (!maxBet || !maxMultiplier) return undefined
  // Rounds to cents, because binary fractions are inexact: 0.7 × 3 is 2.0999….
  return Math.round(maxBet * maxMultiplier * 100) / 100
}
