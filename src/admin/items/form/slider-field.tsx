import { useState, type CSSProperties } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { readScore } from './read-score.ts'
import { useProblem } from './use-problem.ts'

interface SliderFieldProps {
  name: string
  label: string
  /** Shown beside the number. */
  note?: string
  disabled?: boolean
  /** Allows "not stated": the number is empty then. */
  fact?: boolean
}

const MAX = 10

/** The slider's position for a typed value; 0 for anything but a score. */
function scoreOf(value: unknown): number {
  const score = Number(value)
  return Number.isNaN(score) ? 0 : Math.min(MAX, Math.max(0, score))
}

/**
 * A score from 0 to 10 with one decimal, by slider or typed. Arrow keys change it by 0.1, Page Up and Page Down by 1.
 */
export function SliderField({ name, label, note, disabled = false, fact = false }: SliderFieldProps) {
  const problem = useProblem(name)
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const score = scoreOf(value)
        // An empty value is shown at 0, because a slider must have a position.
        const isEmpty = value === '' || value === null || value === undefined
        const words = !isEmpty ? score.toFixed(1) : fact ? 'Not stated' : 'Not set yet'
        return (
          <Field label={label} hint={note ?? (isEmpty ? words : undefined)} problem={problem}>
            {(control) => (
              <div className="slider-field flex items-center gap-3.5">
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
                  aria-valuetext={isEmpty ? words : `${words} of 10`}
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
                <ScoreInput
                  label={`${label} as a number`}
                  value={value}
                  disabled={disabled}
                  isInvalid={problem !== undefined}
                  onChange={onChange}
                />
              </div>
            )}
          </Field>
        )
      }}
    />
  )
}

interface ScoreInputProps {
  label: string
  /** The number, or the text typed in its place. */
  value: unknown
  disabled: boolean
  isInvalid: boolean
  onChange: (value: number | string) => void
}

function ScoreInput({ label, value, disabled, isInvalid, onChange }: ScoreInputProps) {
  const [typed, setTyped] = useState('')
  // While someone types "8.", the text is shown unchanged; moving the slider replaces it.
  const text = readScore(typed) === value && typed !== '' ? typed : shown(value)
  return (
    <input
      className="input num"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      disabled={disabled}
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(readScore(event.currentTarget.value))
      }}
      onBlur={() => setTyped('')}
    />
  )
}

function shown(value: unknown): string {
  if (typeof value === 'number') return value.toFixed(1)
  return typeof value === 'string' ? value : ''
}
