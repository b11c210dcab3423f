import { useEffect } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { FIELD_LABELS } from '#contract/items/field-labels.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { CountryField } from '../form/country-field.tsx'

const CHECKED = 'restrictionsChecked'

/** Which countries a casino does not accept. That it accepts all of them is a tick of its own: an empty list says nothing. */
export function RestrictionsField() {
  const { setValue } = useFormContext()
  const listed = useWatch({ name: 'restrictedCountries' }) as unknown
  const isChecked = useWatch({ name: CHECKED }) === true
  const isListed = Array.isArray(listed) && listed.length > 0
  // Otherwise it would come back unasked once the list is emptied.
  useEffect(() => {
    if (isListed && isChecked) setValue(CHECKED, false, { shouldDirty: true })
  }, [isChecked, isListed, setValue])

  return (
    <div>
      <CountryField
        name="restrictedCountries"
        label="Restricted countries"
        none={isChecked ? 'Available worldwide' : 'Not checked yet'}
      />
      {!isListed && (
        <div className="fact">
          <Controller
            name={CHECKED}
            render={({ field: { value, onChange } }) => (
              <Checkbox
                name={CHECKED}
                value="yes"
                checked={value === true}
                describedBy={NOTE}
                onChange={() => onChange(value !== true)}
              >
                {FIELD_LABELS[CHECKED]}
              </Checkbox>
            )}
          />
          <p className="fact__note" id={NOTE}>
            Visitors read &quot;Available worldwide&quot; only while this is ticked, otherwise that the
            restrictions are not checked yet.
          </p>
        </div>
      )}
    </div>
  )
}

const NOTE = 'restrictions-checked-note'
