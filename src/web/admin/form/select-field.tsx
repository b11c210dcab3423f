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
}

/** One of a list. A value that the list does not know stays and is shown as it stands. */
export function SelectField({ name, label, hint, options, empty = 'Choose...' }: SelectFieldProps) {
  const problem = useProblem(name)
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <Controller
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => {
            const chosen = textOf(value)
            const isKnown = chosen === '' || options.some((option) => option.value === chosen)
            return (
              <Select
                {...control}
                ref={ref}
                options={[
                  { value: '', label: empty },
                  ...options,
                  ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
                ]}
                value={chosen}
                onBlur={onBlur}
                onChange={onChange}
              />
            )
          }}
        />
      )}
    </Field>
  )
}
