import { Controller, useWatch } from 'react-hook-form'
import { Checkbox } from '#ui/checkbox.tsx'
import { FORM } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { FactField } from '../form/fact-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { textOf } from '../form/text-of.ts'

/** The conditions that stand beside the amount wherever it is shown, and the full terms. */
export function DetailsTab() {
  const title = textOf(useWatch({ name: 'title' }))
  const [code, end]: unknown[] = useWatch({ name: ['code', 'validUntil'] })
  return (
    <>
      <div className="form__2">
        <FactField name="wageringRequirement" label="Wagering requirement" placeholder="35×" />
        <FactField name="minDeposit" label="Minimum deposit" placeholder="€20" />
      </div>
      <div className="form__2">
        <TextField name="maxWin" label="Maximum win" hint="Optional" placeholder="€500" />
        <div>
          <TextField name="code" label="Code" hint="Empty: not stated" max={FORM.listEntry} />
          {isEmpty(code) && <TickField name="noCodeNeeded">No code needed</TickField>}
        </div>
      </div>
      <div>
        <TextField
          name="validUntil"
          label="Valid until"
          type="date"
          hint="To the end of that day (UTC). Empty: not stated"
        />
        {isEmpty(end) && <TickField name="noEndDate">No end date</TickField>}
      </div>
      <PictureField
        name="imageUrl"
        label="Image URL"
        fallback={paths.cover('other', title === '' ? 'Bonus' : title)}
      />
      <TextAreaField name="terms" label="Terms" hint="Empty: not stated" rows={6} />
    </>
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function TickField({ name, children }: { name: string; children: string }) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="fact">
          <Checkbox
            name={name}
            value="yes"
            checked={value === true}
            onChange={() => onChange(value !== true)}
          >
            {children}
          </Checkbox>
        </div>
      )}
    />
  )
}
