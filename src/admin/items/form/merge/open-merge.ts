/** A form that someone else saved while it was being changed, on the way to being one again. */
import { mergeForms } from '#domain/items/merge-forms.ts'
import type { MergeConflict } from '#domain/items/merge-forms.ts'
import type { Values } from '../form-values.ts'

/** What the changes were begun from. `values` is null when that version is not known any more. */
export interface FormBase {
  version: number | null
  values: Values | null
}

export type Choice = 'mine' | 'theirs'

export interface OpenMerge {
  base: FormBase
  theirs: { version: number; values: Values }
  conflicts: readonly MergeConflict[]
  /** By field; a conflict that is missing here is not decided. */
  choices: Readonly<Record<string, Choice>>
}

/** The merge and the values to go on with. */
export function openMerge(
  base: FormBase,
  mine: Values,
  theirs: OpenMerge['theirs'],
  follows: (values: Values) => readonly string[] = () => [],
): { merge: OpenMerge; values: Values } {
  // A field that follows from others here but was set by hand there is a real difference.
  const following = follows(mine).filter((field) => follows(theirs.values).includes(field))
  const { values, conflicts } = mergeForms({ base: base.values, mine, theirs: theirs.values }, following)
  return { merge: { base, theirs, conflicts, choices: {} }, values }
}

export function undecided({ conflicts, choices }: OpenMerge): MergeConflict[] {
  return conflicts.filter(({ field }) => choices[field] === undefined)
}

/**
 * What the form is based on now. Until all is decided it stays the old version, so that a draft opened again asks
 * again.
 */
export function baseAfter(merge: OpenMerge | undefined, base: FormBase): FormBase {
  return merge === undefined || undecided(merge).length > 0 ? base : merge.theirs
}
