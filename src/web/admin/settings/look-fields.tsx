import { Controller, useWatch } from 'react-hook-form'
import type { Typeface } from '#contract/settings/look.schema.ts'
import { TYPEFACES } from '#contract/settings/look.schema.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { textOf } from '../form/text-of.ts'
import { useProblem } from '../form/use-problem.ts'

/** Two brand colours and the typeface. */
export function LookFields() {
  return (
    <>
      <p className="sm">
        Both themes are derived from the two colours. A colour that would make a text hard to read is refused
        when you save; the message names the text.
      </p>
      <ColourField
        name="main"
        label="Main colour"
        hint="Buttons, links and the deep panels."
        described="#0b4d38"
      />
      <ColourField name="second" label="Second colour" hint="Small marks beside it." described="#e88b4a" />
      <SelectField
        name="typeface"
        label="Typeface"
        options={TYPEFACES.map((value) => ({ value, label: TYPEFACE_LABELS[value] }))}
      />
    </>
  )
}

interface ColourFieldProps {
  name: string
  label: string
  hint: string
  /** What the picker opens with while the field is empty. */
  described: string
}

/** A colour in six digits, typed or picked. */
function ColourField({ name, label, hint, described }: ColourFieldProps) {
  const value = textOf(useWatch({ name }))
  const problem = useProblem(name)
  return (
    <Controller
      name={name}
      render={({ field: { onChange, onBlur, ref } }) => (
        <Field label={label} hint={`${hint} Empty: the colour of the product.`} problem={problem}>
          {(control) => (
            <span className="colour-field">
              <input
                {...control}
                ref={ref}
                className="input"
                value={value}
                maxLength={7}
                spellCheck={false}
                placeholder={described}
                onBlur={onBlur}
                onChange={(event) => onChange(event.target.value)}
              />
              <input
                type="color"
                aria-label={`Pick the ${label.toLowerCase()}`}
                value={/^#[0-9a-f]{6}$/i.test(value) ? value : described}
                onChange={(event) => onChange(event.target.value)}
              />
            </span>
          )}
        </Field>
      )}
    />
  )
}

const TYPEFACE_LABELS: Readonly<Record<Typeface, string>> = {
  mona: 'Mona Sans (default)',
  system: 'The typeface of the visitor’s device',
  serif: 'A serif of the visitor’s device',
}
