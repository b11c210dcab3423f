import { RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import { oneDigit } from './ratings.ts'

/** 0 to 10, a number or a decimal string; null where it is not stated. */
type SafetyIndex = string | number | null

/** True for a casino that the site does not recommend. An unknown safety index is no reason to warn. */
export function needsCaution(safetyIndex: SafetyIndex): boolean {
  return safetyIndex !== null && Number(safetyIndex) < RECOMMENDED_SAFETY
}

/** True for a casino that the site may recommend. An unknown safety index is no reason to. */
export function isRecommended(safetyIndex: SafetyIndex): boolean {
  return safetyIndex !== null && !needsCaution(safetyIndex)
}

/** The warning beside the score of such a casino, with its reason; undefined for a casino that needs none. */
export function cautionText(safetyIndex: SafetyIndex): string | undefined {
  if (safetyIndex === null || !needsCaution(safetyIndex)) return undefined
  return `Caution: safety index ${oneDigit(safetyIndex)}. We do not recommend casinos below ${RECOMMENDED_SAFETY}.`
}
