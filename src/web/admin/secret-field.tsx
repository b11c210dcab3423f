import { useFormContext } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { useProblem } from './form/use-problem.ts'

interface SecretFieldProps {
  name: string
  label: string
  hint?: string
  /** Tells password managers which one it is. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with the form around it. */
export function SecretField({ name, label, hint, autoComplete }: SecretFieldProps) {
  const { register } = useFormContext()
  return (
    <Field label={label} hint={hint} problem={useProblem(name)}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          className="input"
          type="password"
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}
