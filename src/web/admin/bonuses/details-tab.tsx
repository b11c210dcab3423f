import { useWatch } from 'react-hook-form'
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
  return (
    <>
      <div className="form__2">
        <FactField name="wageringRequirement" label="Wagering requirement" placeholder="35×" />
        <FactField name="minDeposit" label="Minimum deposit" placeholder="€20" />
      </div>
      <div className="form__2">
        <TextField name="maxWin" label="Maximum win" hint="Optional" placeholder="€500" />
        <TextField name="code" label="Code" hint="Optional" max={FORM.listEntry} />
      </div>
      <TextField
        name="validUntil"
        label="Valid until"
        type="date"
        hint="Optional, to the end of that day (UTC)"
      />
      <PictureField
        name="imageUrl"
        label="Image URL"
        fallback={paths.cover('other', title === '' ? 'Bonus' : title)}
      />
      <TextAreaField name="terms" label="Terms" hint="Empty: not stated" rows={6} />
    </>
  )
}
