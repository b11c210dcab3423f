/** Converts the game form to its fields' values: missing numbers are empty texts. */
import { GAME_TYPE_NAMES, type GameType } from '#contract/shared/options.ts'

type Values = Record<string, unknown>

export function gameFormOf(values: Values): Values {
  const { paylines, maxMultiplier } = values
  return { ...values, paylines: numberIn(paylines), maxMultiplier: numberIn(maxMultiplier) }
}

/** A game's categories after a change of its type: the old type's name is replaced, others stay. */
export function categoriesAfter(present: string[], { from, to }: { from: string; to: string }): string[] {
  const [only, ...others] = present
  if (from === to || others.length > 0 || only === undefined || only !== nameOf(from)) return present
  const next = nameOf(to)
  return next === undefined ? [] : [next]
}

function nameOf(type: string): string | undefined {
  return Object.hasOwn(GAME_TYPE_NAMES, type) ? GAME_TYPE_NAMES[type as GameType] : undefined
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value
}
