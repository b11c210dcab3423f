import { Controller } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { Option } from '#ui/select.tsx'
import { textOf } from './text-of.ts'
import { useProblem } from './use-problem.ts'

interface SelectFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  /** The words for no choice. */
  empty?: string
  /** "Not stated" is one of the choices; the value is null then. */
  fact?: boolean
}

/** One of a list. A value that the list does not know stays and is shown as it stands. */
export function SelectField({
  name,
  label,
  hint,
  options,
  empty = 'Choose...',
  fact = false,
}: SelectFieldProps) {
  const problem = useProblem(name)
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <Controller
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => {
            const chosen = fact && value === null ? NOT_STATED.value : textOf(value)
            const isKnown =
              chosen === '' ||
              chosen === NOT_STATED.value ||
              options.some((option) => option.value === chosen)
            return (
              <Select
                {...control}
                ref={ref}
                options={[
                  { value: '', label: empty },
                  ...options,
                  ...(fact ? [NOT_STATED] : []),
                  ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
                ]}
                value={chosen}
                onBlur={onBlur}
                onChange={(next) => onChange(fact && next === NOT_STATED.value ? null : next)}
              />
            )
          }}
        />
      )}
    </Field>
  )
}

const NOT_STATED: Option = { value: 'not-stated', label: 'Not stated' }
