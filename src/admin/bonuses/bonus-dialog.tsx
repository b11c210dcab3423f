import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BONUS_FIELDS, BONUS_LAYOUT, BonusForm } from '#contract/bonuses/fields.ts'
import { FORM } from '#contract/items/limits.ts'
import { saysTheSame, shortTerms, type ShortTerm } from '#domain/offers/short-terms.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { Field } from '#ui/field.tsx'
import { SelectField, TextField } from '../items/form/fields.tsx'
import { FieldControl, formOfFields, OrNone } from '../items/form/form-tabs.tsx'
import { ItemDialog } from '../items/form/item-dialog.tsx'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { ANOTHER_TYPE, bonusFormOf, bonusValuesOf, hyphened, TYPE_CHOICES } from './bonus-values.ts'
import { TermsTab } from './terms-tab.tsx'
import { termsFormOf, termsValuesOf } from './terms-values.ts'

const OPTIONS = [
  ...TYPE_CHOICES.map((type) => ({ value: type, label: type })),
  { value: ANOTHER_TYPE, label: 'Another type...' },
]

const FORM_OF_FIELDS = formOfFields('bonus', BONUS_FIELDS, BONUS_LAYOUT, {
  type: <TypeField />,
  wageringRequirement: <StatedInTerms name="wageringRequirement" />,
  minDeposit: <StatedInTerms name="minDeposit" />,
  maxWin: <StatedInTerms name="maxWin" />,
  code: <OrNone kind="bonus" name="code" field={BONUS_FIELDS.code} none="noCodeNeeded" />,
  noCodeNeeded: null,
  validUntil: <OrNone kind="bonus" name="validUntil" field={BONUS_FIELDS.validUntil} none="noEndDate" />,
  noEndDate: null,
  Terms: <TermsTab />,
})

export function BonusDialog() {
  return (
    <ItemDialog
      kind="bonus"
      schema={BonusForm}
      {...FORM_OF_FIELDS}
      presets={{ ...FORM_OF_FIELDS.presets, otherType: '', offerTerms: termsValuesOf(null) }}
      nameOf={({ title }) => String(title)}
      valuesOf={bonusValuesOf}
      formOf={bonusFormOf}
    />
  )
}

/** A short text of the offer. Where the Terms tab states it, the text is derived from there. */
function StatedInTerms({ name }: { name: ShortTerm }) {
  const { getValues, setValue } = useFormContext()
  const terms = OfferTerms.nullable().safeParse(termsFormOf(useWatch({ name: 'offerTerms' }))).data
  const stated = terms ? shortTerms(terms)[name] : undefined
  useEffect(() => {
    const text = getValues(name) as string | null
    if (stated !== undefined && !saysTheSame(name, text, stated))
      setValue(name, stated, { shouldDirty: true })
  }, [getValues, name, setValue, stated])
  const text = useWatch({ name }) as string | null
  if (stated === undefined) return <FieldControl kind="bonus" name={name} field={BONUS_FIELDS[name]} />
  return (
    <Field label={BONUS_FIELDS[name].label} hint="From the Terms tab">
      {(control) => <input {...control} className="input" readOnly value={text ?? ''} />}
    </Field>
  )
}

function TypeField() {
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
