import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { textOf } from './text-of.ts'
import { useProblem } from './use-problem.ts'

interface TextAreaFieldProps {
  name: string
  label: string
  hint?: string
  rows?: number
  /** No more characters can be typed, and a counter says how many there are. */
  max?: number
}

/** Several lines. */
export function TextAreaField({ name, label, hint, rows = 3, max }: TextAreaFieldProps) {
  const { register } = useFormContext()
  const value = useWatch({ name }) as unknown
  const count = max === undefined ? undefined : `${textOf(value).length}/${max}`
  return (
    <Field label={label} hint={hint ?? count} problem={useProblem(name)}>
      {(control) => (
        <textarea {...control} {...register(name)} className="textarea" rows={rows} maxLength={max} />
      )}
    </Field>
  )
}
