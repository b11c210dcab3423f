import { useFormContext, useWatch } from 'react-hook-form'
import { CasinoForm, CASINO_FIELDS, CASINO_LAYOUT } from '#contract/casinos/fields.ts'
import { RECORDED_FIELDS, SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { safetyMean } from '#domain/casinos/safety-index.ts'
import { CountryField } from '../items/form/country-field.tsx'
import { formOfFields, WhenEmpty } from '../items/form/form-tabs.tsx'
import { ItemDialog } from '../items/form/item-dialog.tsx'
import { SliderField } from '../items/form/slider-field.tsx'
import { SwitchField, TextAreaField, TextField } from '../items/form/fields.tsx'
import { casinoFormOf, casinoValuesOf } from './casino-values.ts'
import { ExpertReviewTab, ListingField, SafetyField, SafetyReason, YearField } from './casino-fields.tsx'

const CHECKED = 'restrictionsChecked'

export function CasinoDialog() {
  return (
    <ItemDialog
      kind="casino"
      schema={CasinoForm}
      {...FORM}
      presets={presets()}
      nameOf={({ name }) => String(name)}
      valuesOf={casinoValuesOf}
      formOf={casinoFormOf}
      follows={({ isOverallSet, isSafetySet }) => [
        ...(isOverallSet === true ? [] : ['overallRating']),
        ...(isSafetySet === false ? ['safetyIndex'] : []),
        ...SET_BY_SERVER,
      ]}
    />
  )
}

const FORM = formOfFields('casino', CASINO_FIELDS, CASINO_LAYOUT, {
  establishedYear: <YearField />,
  safetyIndex: <SafetyField />,
  safetyReason: <SafetyReason />,
  safetySetBy: null,
  safetySetOn: null,
  listing: <ListingField />,
  listingSince: null,
  listingReason: null,
  restrictedCountries: <RestrictionsField />,
  restrictionsChecked: null,
  Safety: <SafetyTab />,
  'Expert Review': <ExpertReviewTab />,
})

function presets(): Record<string, unknown> {
  const own = Object.entries(FORM.presets).filter(([field]) => !RECORDED_FIELDS.has(field))
  return {
    ...Object.fromEntries(own),
    establishedYear: new Date().getFullYear(),
    hasExpertReview: false,
    isOverallSet: false,
    isSafetySet: true,
  }
}

/** Fields filled in by the save, which nobody has to merge. */
const SET_BY_SERVER = ['safetySetBy', 'safetySetOn', ...SAFETY_PARTS.map(({ part }) => `${part}MarkedOn`)]

/** The five marks behind the safety index, each with reason and date. */
function SafetyTab() {
  const { control } = useFormContext()
  const values = useWatch({ control })
  const mean = safetyMean(values)
  const isSet = values.isSafetySet !== false
  return (
    <>
      <p className="sm mut">
        {mean === null
          ? 'Give all five marks, and their weighted mean can be the safety index. '
          : `The five marks come to ${oneDigit(mean)}. `}
        A mark that you change is dated today, unless you choose another day.
      </p>
      {(mean !== null || !isSet) && (
        <SwitchField
          name="isSafetySet"
          label="Set the safety index by hand"
          hint={
            isSet
              ? 'The total is on the first tab, with the reason for it.'
              : 'The safety index is the weighted mean of the marks.'
          }
        />
      )}
      {SAFETY_PARTS.map(({ part, name, weight }) => (
        <div key={part} className="grid gap-1.5 pt-4.5 border-t border-border">
          <SliderField name={`${part}Mark`} label={`${name}, ${weight}%`} fact />
          <div className="grid gap-y-3 gap-x-4.5 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextAreaField name={`${part}MarkReason`} label={`${name}: reason`} rows={2} />
            <TextField name={`${part}MarkedOn`} label={`${name}: date`} type="date" />
          </div>
        </div>
      ))}
    </>
  )
}

/** The countries that a casino refuses. An empty list means none, or not stated (decision D-97). */
function RestrictionsField() {
  const isNone = useWatch({ name: CHECKED }) !== false
  return (
    <div>
      <CountryField
        name="restrictedCountries"
        label="Restricted countries"
        none={isNone ? 'Available worldwide' : 'Not stated'}
      />
      <WhenEmpty field="restrictedCountries" name={CHECKED} />
    </div>
  )
}
