/**
 * Merges two people's changes of one form. Changes of different fields are both kept; values of one field are never
 * merged.
 */
import { labelOf } from '#contract/items/field-labels.ts'
import { isSameValue } from './form-changes.ts'

export type FormValues = Readonly<Record<string, unknown>>

/** Both changed the field to different values. */
export interface MergeConflict {
  field: string
  label: string
  mine: unknown
  theirs: unknown
}

export interface MergedForm {
  /** A field in conflict holds my value until one of the two is chosen. */
  values: Record<string, unknown>
  conflicts: MergeConflict[]
  /** Fields that only the other person changed, which were taken over. */
  taken: string[]
}

/**
 * Merges my form and theirs, which both started from `base`. With a null `base`, which is unknown, every difference is
 * a conflict. Fields in `following` are computed from others and never conflict.
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

/** Compares like the history does. Forms hold '' for nothing, and numbers as typed. */
function isSame(a: unknown, b: unknown): boolean {
  return isSameValue(plain(a), plain(b))
}

function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return value === '' || value === undefined ? null : value
}
