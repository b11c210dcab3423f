import { useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

/** First values of a new form that are not confirmed yet. */

/** The names of those fields are among the values of the form, so that a draft keeps them too. */
export const UNCONFIRMED = 'unconfirmed'

/** The names in such a value; none in anything else. */
export function unconfirmedIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

/** The values to save: what no one confirmed is null, "not stated". */
export function withConfirmedOnly({
  [UNCONFIRMED]: unconfirmed,
  ...values
}: Record<string, unknown>): Record<string, unknown> {
  return { ...values, ...Object.fromEntries(unconfirmedIn(unconfirmed).map((name) => [name, null])) }
}

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
