/** How the safety index comes about: the weighted mean of five marks, or a total that someone set by hand. */
import { SAFETY_PARTS } from '#contract/casinos/safety.ts'
import type { SafetyPart } from '#contract/casinos/safety.ts'

/** Marks from 0 to 10 in tenths; null, undefined or blank where no one gave one. */
export type SafetyMarks = { readonly [Part in SafetyPart as `${Part}Mark`]?: unknown }

/**
 * The mean of the five marks by their weights, in tenths, halves up; null while any of them is not stated, because a
 * part does not stand for the whole. Counted in whole numbers, so 8.35 never becomes 8.3.
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

/** True for a total that is not what its marks come to. Those from before there were marks count as set by hand. */
export function isSetByHand(safetyIndex: number | null, marks: SafetyMarks): boolean {
  return safetyIndex !== null && safetyIndex !== safetyMean(marks)
}
