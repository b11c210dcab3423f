import { useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Values } from '../form-values.ts'
import { baseAfter, openMerge, undecided, type Choice, type FormBase, type OpenMerge } from './open-merge.ts'

interface MergeOptions {
  form: UseFormReturn
  presets: Values
  /** The form's initial state: its base, and the merge from opening a draft. */
  start: { base: FormBase; merge: OpenMerge | undefined }
  follows: ((values: Values) => readonly string[]) | undefined
}

/** The changes by someone else, and the decisions about them. */
export function useMerge({ form, presets, start, follows }: MergeOptions) {
  const [merge, setMerge] = useState(start.merge)
  const [firstBase, setFirstBase] = useState(start.base)
  const [asked, setAsked] = useState(0)
  const base = useMemo(() => baseAfter(merge, firstBase), [merge, firstBase])

  return {
    merge,
    base,
    /** How often someone tried to save with undecided conflicts. */
    asked,
    /** True when nothing is left to decide; otherwise shows what is. */
    mayProceed: () => {
      const isDecided = merge === undefined || undecided(merge).length === 0
      setAsked(isDecided ? 0 : asked + 1)
      return isDecided
    },
    /** Merges a version saved by someone else into the form. */
    begin: (theirs: OpenMerge['theirs']) => {
      const next = openMerge(base, form.getValues(), theirs, follows)
      form.reset({ ...presets, ...theirs.values })
      form.reset(next.values, { keepDefaultValues: true })
      setFirstBase(base)
      setMerge(next.merge)
      setAsked(0)
    },
    decide: (field: string, choice: Choice) => {
      const conflict = merge?.conflicts.find((known) => known.field === field)
      if (merge === undefined || conflict === undefined || merge.choices[field] === choice) return
      const before = merge.choices[field]
      // Values typed since are mine too, and return when someone reverses a decision.
      const mine = before === 'theirs' ? conflict.mine : (form.getValues(field) as unknown)
      if (choice === 'theirs' || before === 'theirs')
        form.setValue(field, choice === 'theirs' ? conflict.theirs : mine, { shouldDirty: true })
      setMerge({
        ...merge,
        conflicts: merge.conflicts.map((known) => (known.field === field ? { ...known, mine } : known)),
        choices: { ...merge.choices, [field]: choice },
      })
    },
    /** Ends the merge by taking their version. */
    drop: (present: FormBase) => {
      setMerge(undefined)
      setFirstBase(present)
    },
  }
}
