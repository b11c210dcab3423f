/** The safety index: the weighted mean of five marks, or a total set by hand. */
import { SAFETY_PARTS, type SafetyPart } from '#contract/casinos/safety.ts'

/** Marks from 0 to 10 with one decimal; null, undefined or blank where there is none. */
export type SafetyMarks = { readonly [Part in SafetyPart as `${Part}Mark`]?: unknown }

/**
 * The weighted mean of the five marks with one decimal, halves rounded up. Null while any mark is missing. Calculated
 * in whole numbers, so that 8.35 does not become 8.3.
 */
export function safetyMean(marks: SafetyMarks): number | null {
  let sum = 0
  for (const { part, weight } of SAFETY_PARTS) {
    const mark = marks[`${part}Mark`]
    if (mark === null || mark === undefined || mark === '') return null
    sum += Math.round(Number(mark) * 10) * weight
  }
  return Math.round(sum / 100) / 10
}

/**
 * True when the index differs from the mean of the marks. Indexes from before there were marks count as set by hand.
 */
export function isSetByHand(safetyIndex: number | null, marks: SafetyMarks): boolean {
  return safetyIndex !== null && safetyIndex !== safetyMean(marks)
}
