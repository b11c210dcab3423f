import { useFormContext, useWatch } from 'react-hook-form'
import { SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { safetyMean } from '#domain/casinos/safety-index.ts'
import { SliderField } from '../form/slider-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import './safety-tab.css'

/** The five marks behind the safety index, each with its reason and its date. */
export function SafetyTab() {
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
              ? 'The total stands on the first tab, with the reason for it.'
              : 'The safety index is the weighted mean of the marks.'
          }
        />
      )}
      {SAFETY_PARTS.map(({ part, name, weight }) => (
        <div key={part} className="safety-mark">
          <SliderField name={`${part}Mark`} label={`${name}, ${weight}%`} fact />
          <div className="safety-mark__why">
            <TextAreaField name={`${part}MarkReason`} label={`${name}: reason`} rows={2} />
            <TextField name={`${part}MarkedOn`} label={`${name}: date`} type="date" />
          </div>
        </div>
      ))}
    </>
  )
}
