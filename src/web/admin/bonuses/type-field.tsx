import { useWatch } from 'react-hook-form'
import { FORM } from '#contract/shared/limits.ts'
import { SelectField } from '../form/select-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useKnownValues } from '../form/use-known-values.ts'
import { ANOTHER_TYPE, hyphened, TYPE_CHOICES } from './bonus-values.ts'

const OPTIONS = [
  ...TYPE_CHOICES.map((type) => ({ value: type, label: type })),
  { value: ANOTHER_TYPE, label: 'Another type...' },
]

/** The type of a bonus: one of the list, or any other typed by hand. */
export function TypeField() {
  const { type: known = [] } = useKnownValues('bonus')
  const others = known.filter((type) => !TYPE_CHOICES.includes(hyphened(type)))
  const isAnother = useWatch({ name: 'type' }) === ANOTHER_TYPE
  return (
    <>
      <SelectField name="type" label="Type" options={OPTIONS} />
      {isAnother && <TextField name="otherType" label="Other type" max={FORM.bonusType} offers={others} />}
    </>
  )
}
