import { useWatch } from 'react-hook-form'
import { FORM } from '#contract/limits.ts'
import { SelectField } from '../form/select-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { ANOTHER_TYPE, TYPE_CHOICES } from './bonus-values.ts'

const OPTIONS = [
  ...TYPE_CHOICES.map((type) => ({ value: type, label: type })),
  { value: ANOTHER_TYPE, label: 'Another type...' },
]

/** The type of a bonus: one of the list, or any other typed by hand. */
export function TypeField() {
  const isAnother = useWatch({ name: 'type' }) === ANOTHER_TYPE
  return (
    <>
      <SelectField name="type" label="Type" options={OPTIONS} />
      {isAnother && <TextField name="otherType" label="Other type" max={FORM.bonusType} />}
    </>
  )
}
