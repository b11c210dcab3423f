import { useEffect, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { LISTING_NAMES, LISTINGS } from '#contract/casinos/listing.ts'
import { FORM } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { safetyMean } from '#domain/casinos/safety-index.ts'
import { setByHandWords } from '#domain/casinos/safety-words.ts'
import { AddressField, SelectField, TextAreaField, TextField, textOf } from '../form/fields.tsx'
import { FactField } from '../form/fact-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { SliderField } from '../form/slider-field.tsx'
import { TagField } from '../form/tag-field.tsx'

/** What every visitor looks for first. */
export function BasicTab() {
  const name = textOf(useWatch({ name: 'name' }))
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <>
      <div className="form__2">
        <TextField name="name" label="Name" />
        <FactField
          name="establishedYear"
          label="Established year"
          type="number"
          hint={`${FORM.firstYear} to ${thisYear}`}
          min={FORM.firstYear}
          max={thisYear}
          step={1}
        />
      </div>
      <TextAreaField
        name="description"
        label="Description"
        hint="Short and plain, for cards and the top of the page"
      />
      <div className="form__2">
        <TextField name="websiteUrl" label="Website URL" type="url" placeholder="https://" />
        <TextField
          name="affiliateUrl"
          label="Affiliate URL"
          type="url"
          hint="Optional"
          placeholder="https://"
        />
      </div>
      <div className="form__2">
        <FactField name="license" label="License" />
        <SafetyField />
      </div>
      <SafetyReason />
      <PictureField name="logoUrl" label="Logo URL" fallback={paths.logo(name === '' ? 'Casino' : name)} />
      <TagField of="casino" name="paymentMethods" label="Payment methods" />
      <AddressField kind="casino" />
      <ListingField />
    </>
  )
}

const OPTIONS = LISTINGS.map((value) => ({ value, label: LISTING_NAMES[value] }))

/** Whether the casino is listed; a warning asks for its reason, which visitors read. */
function ListingField() {
  const listing: unknown = useWatch({ name: 'listing' })
  const isWarned = listing === 'warned' || listing === 'closed'
  return (
    <>
      <div className="form__2">
        <SelectField
          name="listing"
          label="Listing"
          hint="One that we warn about leaves all lists and has no button; its page says why"
          options={OPTIONS}
        />
        {isWarned && (
          <TextField name="listingSince" label="Listing since" type="date" hint="Today when left empty" />
        )}
      </div>
      {isWarned && (
        <TextAreaField
          name="listingReason"
          label="Reason for the listing"
          hint="Visitors read it: what happened, and where it can be checked"
        />
      )}
    </>
  )
}

/** The total of the safety index: it follows the five marks, or someone sets it by hand. */
function SafetyField() {
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
function SafetyReason() {
  const { control, getValues, setValue } = useFormContext()
  const { defaultValues: stored } = useFormState()
  const { isSafetySet, safetyIndex } = useWatch({ control })
  const isSet = isSafetySet !== false
  const known = textOf(stored?.safetyReason)
  // Something new has no one who set it.
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
