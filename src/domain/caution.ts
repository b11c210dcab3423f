import { RECOMMENDED_SAFETY } from '#contract/limits.ts'
import { oneDigit } from './ratings.ts'

/** True for a casino that the site does not recommend. `safetyIndex` is 0 to 10, a number or a decimal string. */
export function needsCaution(safetyIndex: string | number): boolean {
  return Number(safetyIndex) < RECOMMENDED_SAFETY
}

/** The warning beside the score of such a casino, with its reason; undefined for a casino that needs none. */
export function cautionText(safetyIndex: string | number): string | undefined {
  if (!needsCaution(safetyIndex)) return undefined
  return `Caution: safety index ${oneDigit(safetyIndex)}. We do not recommend casinos below ${RECOMMENDED_SAFETY}.`
}
