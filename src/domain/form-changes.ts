/** What one save changed against another. */
import { labelOf } from '#contract/field-labels.ts'

export interface FormChange {
  field: string
  label: string
  before: unknown
  after: unknown
}

/** The fields whose values differ, in the order of the newer form. Fields that only one of them knows count. */
export function formChanges(before: unknown, after: unknown): FormChange[] {
  const [older, newer] = [recordOf(before), recordOf(after)]
  return [...new Set([...Object.keys(newer), ...Object.keys(older)])]
    .filter((field) => !isSame(older[field], newer[field]))
    .map((field) => ({
      field,
      label: labelOf(field),
      before: older[field] ?? null,
      after: newer[field] ?? null,
    }))
}

/** True when both hold the same, whatever the order of keys; an absent field is as good as null. */
function isSame(a: unknown, b: unknown): boolean {
  return canonical(a ?? null) === canonical(b ?? null)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
