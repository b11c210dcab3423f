/** Two people changed the same form: changes to different fields are kept from both, and nothing is merged inside a field. */
import { labelOf } from '#contract/items/field-labels.ts'
import { isSameValue } from './form-changes.ts'

export type FormValues = Readonly<Record<string, unknown>>

/** Both changed the field, each to something else. */
export interface MergeConflict {
  field: string
  label: string
  mine: unknown
  theirs: unknown
}

export interface MergedForm {
  /** A field in conflict holds mine until one of the two is chosen. */
  values: Record<string, unknown>
  conflicts: MergeConflict[]
  /** Fields that only they changed, whose values were taken over. */
  taken: string[]
}

/**
 * Merges the form that both began from with what I and they made of it. `base` is null when it is not known: then
 * every difference is a conflict. Fields in `following` are computed from others and never a conflict.
 */
export function mergeForms(
  { base, mine, theirs }: { base: FormValues | null; mine: FormValues; theirs: FormValues },
  following: readonly string[] = [],
): MergedForm {
  const merged: MergedForm = { values: { ...theirs, ...mine }, conflicts: [], taken: [] }
  for (const field of Object.keys(merged.values)) {
    const known = { base: base?.[field], mine: mine[field], theirs: theirs[field] }
    if (isSame(known.mine, known.theirs)) continue
    const isUntouched = !Object.hasOwn(mine, field) || (base !== null && isSame(known.base, known.mine))
    if (isUntouched) {
      merged.values[field] = known.theirs
      merged.taken.push(field)
      continue
    }
    if (base !== null && isSame(known.base, known.theirs)) continue
    if (!following.includes(field))
      merged.conflicts.push({ field, label: labelOf(field), mine: known.mine, theirs: known.theirs })
  }
  return merged
}

/** As the history compares them. A field of a form holds '' for nothing, and a number as it was typed. */
function isSame(a: unknown, b: unknown): boolean {
  return isSameValue(plain(a), plain(b))
}

function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return value === '' || value === undefined ? null : value
}
