import { countSlips } from './count-slips.ts'

/**
 * True when both are equal except for typing errors: at most `limit`, by default one from five letters, two from eight,
 * none below.
 */
export function isNearly(
  typed: string,
  meant: string,
  limit = slipsIn(Math.min(typed.length, meant.length)),
): boolean {
  if (typed === meant) return true
  return limit > 0 && countSlips(typed, meant, limit) <= limit
}

/** The number of typing errors that are accepted in a word of this length. */
export function slipsIn(length: number): number {
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}
