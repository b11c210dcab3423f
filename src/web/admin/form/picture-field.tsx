import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { useProblem } from './use-problem.ts'

interface PictureFieldProps {
  name: string
  label: string
  /** Shown while there is no picture, or none answers at the address. */
  fallback: string
}

/** The address of a picture, with a preview. */
export function PictureField({ name, label, fallback }: PictureFieldProps) {
  const { register } = useFormContext()
  const value = useWatch({ name }) as unknown
  return (
    <Field label={label} hint="Optional" problem={useProblem(name)}>
      {(control) => (
        <div className="picture-field">
          <Picture
            src={typeof value === 'string' ? value : ''}
            fallback={fallback}
            alt=""
            width={72}
            height={72}
            className="picture-field__preview"
          />
          <input {...control} {...register(name)} className="input" inputMode="url" spellCheck={false} />
        </div>
      )}
    </Field>
  )
}
