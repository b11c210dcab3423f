import type { ReactNode } from 'react'
import { startIcon } from './drawn-icon.ts'

interface CheckboxProps {
  /** A radio looks the same but round: one of several instead of any. */
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  checked: boolean
  onChange: () => void
  /** A text, or one element. */
  children: ReactNode
  /** How many the option would find, at the end of the row. */
  count?: number | undefined
  /** The id of what says more about it than its label. */
  describedBy?: string
}

/** A row to tick. The native control is drawn by the style sheet, so forms, keys and readers know it. */
export function Checkbox({
  type = 'checkbox',
  name,
  value,
  checked,
  onChange,
  children,
  count,
  describedBy,
}: CheckboxProps) {
  return (
    <label className="check">
      <input
        type={type}
        className={type === 'radio' ? 'box box--round' : 'box'}
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        aria-describedby={describedBy}
        {...(type === 'checkbox' && startIcon('check'))}
      />
      {/* With a space, or readers would make one word of the label and the number. */}
      {count !== undefined && typeof children === 'string' ? `${children} ` : children}
      {count !== undefined && <span className="n">{count.toLocaleString('en')}</span>}
    </label>
  )
}
