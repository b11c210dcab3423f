import { useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { UNCONFIRMED, unconfirmedIn } from './unconfirmed.ts'

export interface Fact {
  isNotStated: boolean
  /** It holds a first value that is saved as "not stated" as things are. */
  isUnconfirmed: boolean
  /** It began with a first value, so it can be confirmed. */
  canBeConfirmed: boolean
  setConfirmed: (isConfirmed: boolean) => void
  /** Unticked again, the field holds what it held before. */
  setNotStated: (isNotStated: boolean) => void
}

/** What is known about a field of the form around it, and how to change that. */
export function useFact(name: string): Fact {
  const { getValues, setValue } = useFormContext()
  const { defaultValues } = useFormState()
  const value = useWatch({ name }) as unknown
  const unconfirmed = unconfirmedIn(useWatch({ name: UNCONFIRMED }))
  const before = useRef<unknown>('')

  const setConfirmed = (isConfirmed: boolean) => {
    // Read at the moment: two fields may change in one event.
    const present = unconfirmedIn(getValues(UNCONFIRMED))
    if (present.includes(name) !== isConfirmed) return
    const next = isConfirmed ? present.filter((other) => other !== name) : [...present, name]
    setValue(UNCONFIRMED, next, { shouldDirty: true })
  }
  return {
    isNotStated: value === null,
    isUnconfirmed: unconfirmed.includes(name),
    canBeConfirmed: unconfirmedIn(defaultValues?.[UNCONFIRMED]).includes(name),
    setConfirmed,
    setNotStated: (isNotStated) => {
      setConfirmed(true)
      if (isNotStated) before.current = getValues(name)
      setValue(name, isNotStated ? null : before.current, { shouldDirty: true, shouldValidate: isNotStated })
    },
  }
}
