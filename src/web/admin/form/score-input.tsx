import { useState } from 'react'
import { readScore } from './read-score.ts'

interface ScoreInputProps {
  label: string
  /** The number, or what was typed in its place. */
  value: unknown
  disabled: boolean
  isInvalid: boolean
  onChange: (value: number | string) => void
}

/** A score typed as a number. What is no score stays as it was typed, so that it can be corrected. */
export function ScoreInput({ label, value, disabled, isInvalid, onChange }: ScoreInputProps) {
  const [typed, setTyped] = useState('')
  // While "8." is being typed the form holds it as it stands; once the slider moves, the slider is right.
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
