import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { textOf } from './text-of.ts'
import { useProblem } from './use-problem.ts'

interface TextFieldProps {
  name: string
  label: string
  hint?: ReactNode
  type?: 'text' | 'url' | 'email' | 'number' | 'date' | 'datetime-local'
  placeholder?: string
  /** No more characters can be typed, and a counter says how many there are. */
  max?: number
  min?: number
  step?: number
  /** Offered while typing; anything else may be typed. */
  offers?: readonly string[]
}

const NOT_ENCRYPTED = 'http is not encrypted. Use an address with https where there is one.'

/** One line. A number keeps what was typed, so that what cannot be read stays to be mended. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  placeholder,
  max,
  min,
  step,
  offers,
}: TextFieldProps) {
  const { register } = useFormContext()
  const value = useWatch({ name }) as unknown
  const problem = useProblem(name)
  const isNumber = type === 'number'
  const isOpen = type === 'url' && /^http:/i.test(textOf(value).trim())
  const count = max === undefined || isNumber ? undefined : `${textOf(value).length}/${max}`
  return (
    <Field label={label} hint={isOpen ? NOT_ENCRYPTED : (hint ?? count)} problem={problem}>
      {(control) => (
        <>
          <input
            {...control}
            {...register(name)}
            className="input"
            type={type === 'url' ? 'text' : type}
            inputMode={isNumber ? 'decimal' : type === 'url' ? 'url' : undefined}
            placeholder={placeholder}
            maxLength={isNumber ? undefined : max}
            min={min}
            max={isNumber ? max : undefined}
            step={step}
            spellCheck={type === 'url' ? false : undefined}
            list={offers === undefined ? undefined : `${control.id}-offers`}
          />
          {offers !== undefined && (
            <datalist id={`${control.id}-offers`}>
              {offers.map((offer) => (
                <option key={offer} value={offer}>
                  {offer}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
