interface Stakes {
  /** Euros. */
  maxBet: number | null
  maxMultiplier: number | null
}

/**
 * The most that a game can pay for one bet, in euros: the highest bet times the maximum multiplier (decision D-83).
 * Undefined unless both are known; a multiplier or a bet of 0 states nothing.
 */
export function maxWin({ maxBet, maxMultiplier }: Stakes): number | undefined {
  if (!maxBet || !maxMultiplier) return undefined
  // Bets have cents and binary fractions do not: 0.7 × 3 is 2.0999….
  return Math.round(maxBet * maxMultiplier * 100) / 100
}
