import { fieldValuesOf } from './form-values.ts'
import type { Values } from './form-values.ts'
import { openMerge } from './merge/open-merge.ts'
import type { FormBase, OpenMerge } from './merge/open-merge.ts'
import type { ItemFormOptions } from './item-form-options.ts'

interface FormStart {
  /** What is stored, as the fields hold it; undefined for something new. */
  stored: Values | undefined
  present: { version: number; values: Values } | undefined
  /** What the draft says instead. */
  draft: Values | undefined
  base: FormBase
  merge: OpenMerge | undefined
}

/** What a form opens with: what is stored, and the draft merged into it when somebody has saved since it was begun. */
export function startOf(
  options: Pick<ItemFormOptions, 'stored' | 'opened' | 'valuesOf' | 'facts' | 'follows'>,
): FormStart {
  const { stored, opened, follows } = options
  const draft = opened?.values
  if (stored === undefined)
    return {
      stored: undefined,
      present: undefined,
      draft,
      base: { version: null, values: null },
      merge: undefined,
    }
  const present = { version: stored.version, values: fieldValuesOf(options, stored.form) }
  const start = { stored: present.values, present, draft, base: present, merge: undefined }
  if (opened === undefined || opened.baseVersion === stored.version) return start
  const base = {
    version: opened.baseVersion,
    values: opened.base === null ? null : fieldValuesOf(options, opened.base),
  }
  const { merge, values } = openMerge(base, opened.values, present, follows)
  return { ...start, draft: values, base, merge }
}
