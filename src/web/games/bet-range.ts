import type { Game } from '#contract/games/games.schema.ts'
import { euros } from './euros.ts'

/** The bets of a game: "€0.10 – €100", or one end of the range when only that is stated; null when neither is. */
export function betRange({ minBet, maxBet }: Pick<Game, 'minBet' | 'maxBet'>): string | null {
  if (minBet !== null && maxBet !== null) return `${euros(minBet)} – ${euros(maxBet)}`
  if (minBet !== null) return `From ${euros(minBet)}`
  return maxBet === null ? null : `Up to ${euros(maxBet)}`
}
