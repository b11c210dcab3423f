import { useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Values } from '../form-values.ts'
import { baseAfter, openMerge, undecided } from './open-merge.ts'
import type { Choice, FormBase, OpenMerge } from './open-merge.ts'

interface MergeOptions {
  form: UseFormReturn
  presets: Values
  /** What the form begins with: its base, and the merge that opening a draft brought. */
  start: { base: FormBase; merge: OpenMerge | undefined }
  follows: ((values: Values) => readonly string[]) | undefined
}

/** What someone else saved meanwhile, and what was decided about it. */
export function useMerge({ form, presets, start, follows }: MergeOptions) {
  const [merge, setMerge] = useState(start.merge)
  const [firstBase, setFirstBase] = useState(start.base)
  const [asked, setAsked] = useState(0)
  const base = useMemo(() => baseAfter(merge, firstBase), [merge, firstBase])

  return {
    merge,
    base,
    /** How often someone tried to save although something is not decided. */
    asked,
    /** True when nothing is left to decide; otherwise the form asks for it. */
    mayProceed: () => {
      const isDecided = merge === undefined || undecided(merge).length === 0
      setAsked(isDecided ? 0 : asked + 1)
      return isDecided
    },
    /** Someone else has saved: takes theirs over wherever mine says nothing else. */
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
      // What was typed since is mine as well: it comes back when someone changes their mind.
      const mine = before === 'theirs' ? conflict.mine : (form.getValues(field) as unknown)
      if (choice === 'theirs' || before === 'theirs')
        form.setValue(field, choice === 'theirs' ? conflict.theirs : mine, { shouldDirty: true })
      setMerge({
        ...merge,
        conflicts: merge.conflicts.map((known) => (known.field === field ? { ...known, mine } : known)),
        choices: { ...merge.choices, [field]: choice },
      })
    },
    /** Nothing is merged any more: the form is theirs. */
    drop: (present: FormBase) => {
      setMerge(undefined)
      setFirstBase(present)
    },
  }
}
