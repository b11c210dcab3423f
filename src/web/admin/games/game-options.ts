import { GAME_TYPES, VOLATILITIES } from '#contract/shared/options.ts'

/** What the game form offers, each with its first letter capitalised. */
export const TYPE_OPTIONS = GAME_TYPES.map(optionOf)
export const VOLATILITY_OPTIONS = VOLATILITIES.map(optionOf)

function optionOf(value: string) {
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
}
