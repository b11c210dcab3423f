import type { Game } from '#contract/games/games.schema.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { LANGUAGE } from '#contract/shared/language.ts'

/** Formats euros: "€0.10", "€100", "€2,000". */
export function euros(amount: number): string {
  return `€${Number.isInteger(amount) ? WHOLE.format(amount) : CENTS.format(amount)}`
}

const WHOLE = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A game's bets: "€0.10 – €100", or the one stated limit; null when neither is stated. */
export function betRange({ minBet, maxBet }: Pick<Game, 'minBet' | 'maxBet'>): string | null {
  if (minBet !== null && maxBet !== null) return `${euros(minBet)} – ${euros(maxBet)}`
  if (minBet !== null) return `From ${euros(minBet)}`
  return maxBet === null ? null : `Up to ${euros(maxBet)}`
}

/** A game's type in the words of the category select; an unknown one unchanged. */
export function gameTypeName(type: string): string {
  return Object.hasOwn(GAME_TYPE_NAMES, type) ? GAME_TYPE_NAMES[type as keyof typeof GAME_TYPE_NAMES] : type
}
