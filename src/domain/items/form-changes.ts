/** Compares two versions of a form. */
import { labelOf } from '#contract/items/field-labels.ts'
import { RECORDED_FIELDS } from '#contract/casinos/safety.ts'

export interface FormChange {
  field: string
  label: string
  before: unknown
  after: unknown
}

/**
 * The fields whose values differ, in the order of the newer form. Fields in only one of the two count; bookkeeping
 * fields do not.
 */
export function formChanges(before: unknown, after: unknown): FormChange[] {
  const [older, newer] = [recordOf(before), recordOf(after)]
  return keysOf(newer, older)
    .filter(
      (field) => !RECORDED_FIELDS.has(field) && !isSameValue(older[field] ?? null, newer[field] ?? null),
    )
    .map((field) => ({
      field,
      label: labelOf(field),
      before: older[field] ?? null,
      after: newer[field] ?? null,
    }))
}

/** True when both are equal, whatever the order of keys. A key without a value counts as absent. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((held, index) => isSameValue(held, b[index]))
  }
  const [older, newer] = [recordOf(a), recordOf(b)]
  return keysOf(newer, older).every((key) => isSameValue(older[key], newer[key]))
}

function keysOf(newer: Record<string, unknown>, older: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(newer), ...Object.keys(older)])]
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
