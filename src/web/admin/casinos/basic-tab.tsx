import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FORM } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { AddressField } from '../form/address-field.tsx'
import { FactField } from '../form/fact-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { TagField } from '../form/tag-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { textOf } from '../form/text-of.ts'
import { TextField } from '../form/text-field.tsx'
import { ListingField } from './listing-field.tsx'
import { SafetyField, SafetyReason } from './safety-field.tsx'

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
