import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { safetyMean } from '#domain/casinos/safety-index.ts'
import { setByHandWords } from '#domain/casinos/safety-words.ts'
import { SliderField } from '../form/slider-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { textOf } from '../form/text-of.ts'

/** The total of the safety index: it follows the five marks, or somebody sets it by hand. */
export function SafetyField() {
  const { control, setValue } = useFormContext()
  const values = useWatch({ control })
  const isSet = values.isSafetySet !== false
  const mean = safetyMean(values)

  useEffect(() => {
    if (!isSet) setValue('safetyIndex', mean, { shouldDirty: true })
  }, [isSet, mean, setValue])

  return (
    <SliderField
      name="safetyIndex"
      label="Safety index"
      fact={isSet}
      disabled={!isSet}
      {...(!isSet && { note: mean === null ? 'needs all five marks' : 'mean of the five marks' })}
    />
  )
}

/** Why a total was set by hand. A changed total asks for a new reason. */
export function SafetyReason() {
  const { control, getValues, setValue } = useFormContext()
  const { defaultValues: stored } = useFormState()
  const { isSafetySet, safetyIndex } = useWatch({ control })
  const isSet = isSafetySet !== false
  const known = textOf(stored?.safetyReason)
  // Something new has nobody who set it.
  const isStored = typeof stored?.safetySetBy === 'string'
  const isChanged = isSet && !isSameNumber(safetyIndex, stored?.safetyIndex)

  // The reason for the total that is stored is none for another one; with the old total it comes back.
  useEffect(() => {
    if (known === '') return
    const typed = textOf(getValues('safetyReason'))
    if (isChanged && typed === known) setValue('safetyReason', '')
    if (!isChanged && typed === '') setValue('safetyReason', known)
  }, [getValues, isChanged, known, setValue])

  if (!isSet || safetyIndex === null) return null
  const who = { setBy: textOf(stored?.safetySetBy) || null, setOn: textOf(stored?.safetySetOn) || null }
  return (
    <div>
      <TextAreaField
        name="safetyReason"
        label="Reason for the safety index"
        hint={isStored && isChanged ? 'Say why it changes; visitors read it' : 'Visitors read it'}
        rows={2}
      />
      {isStored && !isChanged && <p className="xs mut mt-1">{setByHandWords(who)}</p>}
    </div>
  )
}

/** Fields hold numbers, and what was typed in their place. */
function isSameNumber(a: unknown, b: unknown): boolean {
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null)
  return Number(a) === Number(b)
}
