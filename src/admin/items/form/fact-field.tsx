import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { textOf } from './fields.tsx'
import { useProblem } from './use-problem.ts'

interface FactFieldProps {
  name: string
  label: string
  hint?: ReactNode
  type?: 'text' | 'number'
  min?: number
  max?: number
  step?: number
}

/** An input for a fact; an empty field means "not stated" (decision D-77). */
export function FactField({ name, label, hint, type = 'text', min, max, step }: FactFieldProps) {
  const problem = useProblem(name)
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <Controller
          name={name}
          render={({ field: { value, ...field } }) => (
            <input
              {...control}
              {...field}
              className="input"
              type={type}
              inputMode={type === 'number' ? 'decimal' : undefined}
              min={min}
              max={max}
              step={step}
              placeholder="Not stated"
              value={textOf(value)}
            />
          )}
        />
      )}
    </Field>
  )
}
