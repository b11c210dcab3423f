import type { CSSProperties } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { useProblem } from './use-problem.ts'

interface SliderFieldProps {
  name: string
  label: string
  /** Shown beside the number. */
  note?: string
  disabled?: boolean
}

const MAX = 10

/** A score from 0 to 10 in tenths. Arrow keys move it by one tenth, Page Up and Page Down by one. */
export function SliderField({ name, label, note, disabled = false }: SliderFieldProps) {
  const problem = useProblem(name)
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const score = Number(value)
        return (
          <Field
            label={label}
            hint={
              <span className="num slider-field__value">
                {note !== undefined && <span className="mut">{note} </span>}
                {score.toFixed(1)}
              </span>
            }
            problem={problem}
          >
            {(control) => (
              <input
                {...control}
                ref={ref}
                type="range"
                className="range"
                min={0}
                max={MAX}
                step={0.1}
                value={score}
                disabled={disabled}
                aria-valuetext={`${score.toFixed(1)} of 10`}
                style={{ '--filled': score / MAX } as CSSProperties}
                onBlur={onBlur}
                onKeyDown={(event) => {
                  const step = { PageUp: 1, PageDown: -1 }[event.key]
                  if (step === undefined) return
                  event.preventDefault()
                  onChange(Math.min(MAX, Math.max(0, Math.round((score + step) * 10) / 10)))
                }}
                onChange={(event) => onChange(Number(event.currentTarget.value))}
              />
            )}
          </Field>
        )
      }}
    />
  )
}
