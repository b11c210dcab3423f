/** Merges a form with a version that someone else saved meanwhile. */
import { mergeForms, type MergeConflict } from '#domain/items/merge-forms.ts'
import type { Values } from '../form-values.ts'

/** The version that the changes started from. `values` is null when it is no longer known. */
export interface FormBase {
  version: number | null
  values: Values | null
}

export type Choice = 'mine' | 'theirs'

export interface OpenMerge {
  base: FormBase
  theirs: { version: number; values: Values }
  conflicts: readonly MergeConflict[]
  /** By field; missing conflicts are undecided. */
  choices: Readonly<Record<string, Choice>>
}

/** The merge, and the values to continue with. */
export function openMerge(
  base: FormBase,
  mine: Values,
  theirs: OpenMerge['theirs'],
  follows: (values: Values) => readonly string[] = () => [],
): { merge: OpenMerge; values: Values } {
  // A field that is derived here but set by hand there is a real difference.
  const following = follows(mine).filter((field) => follows(theirs.values).includes(field))
  const { values, conflicts } = mergeForms({ base: base.values, mine, theirs: theirs.values }, following)
  return { merge: { base, theirs, conflicts, choices: {} }, values }
}

export function undecided({ conflicts, choices }: OpenMerge): MergeConflict[] {
  return conflicts.filter(({ field }) => choices[field] === undefined)
}

/** The base version now. Until everything is decided it stays the old one, so that a reopened draft asks again. */
export function baseAfter(merge: OpenMerge | undefined, base: FormBase): FormBase {
  return merge === undefined || undecided(merge).length > 0 ? base : merge.theirs
}
