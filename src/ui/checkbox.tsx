import type { ReactNode } from 'react'
import { startIcon } from './drawn-icon.ts'

interface CheckboxProps {
  /** A radio looks the same but round. */
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  checked: boolean
  onChange: () => void
  /** A text or a single element. */
  children: ReactNode
  /** The number of results of the option, at the end of the row. */
  count?: number | undefined
  /** The id of a further description. */
  describedBy?: string
}

/** A checkbox row. The style sheet draws the native control, so forms, keys and screen readers work. */
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
