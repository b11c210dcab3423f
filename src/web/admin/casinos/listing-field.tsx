import { useWatch } from 'react-hook-form'
import { LISTING_NAMES, LISTINGS } from '#contract/casinos/listing.ts'
import { SelectField } from '../form/select-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'

const OPTIONS = LISTINGS.map((value) => ({ value, label: LISTING_NAMES[value] }))

/** Whether the casino is listed; a warning asks for its reason, which visitors read. */
export function ListingField() {
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
