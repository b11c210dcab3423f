import { useFormContext } from 'react-hook-form'
import { FORM } from '#contract/items/limits.ts'
import { Field } from '#ui/field.tsx'
import { useProblem } from './items/form/use-problem.ts'

interface SecretFieldProps {
  name: string
  label: string
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password'
}

const NEW_PASSWORD_HINT = `At least ${FORM.password.min} characters; we recommend ${FORM.password.recommended} or more`

export function SecretField({ name, label, autoComplete }: SecretFieldProps) {
  const { register } = useFormContext()
  const hint = autoComplete === 'new-password' ? NEW_PASSWORD_HINT : undefined
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
