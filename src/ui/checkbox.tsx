import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface CheckboxProps {
  /** A radio looks the same but round: one of several instead of any. */
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  checked: boolean
  onChange: () => void
  children: ReactNode
  /** How many the option would find, at the end of the row. */
  count?: number | undefined
  /** The id of what says more about it than its label. */
  describedBy?: string
}

/** A row to tick. The native control lies under the drawn one, so forms, keys and readers know it. */
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
        className="sr"
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        aria-describedby={describedBy}
      />
      <span className={type === 'radio' ? 'box box--round' : 'box'} aria-hidden="true">
        {type === 'checkbox' && <Icon of={Check} size={14} />}
      </span>
      <span className="check__label">{children}</span>
      {count !== undefined && <span className="n">{count.toLocaleString('en')}</span>}
    </label>
  )
}
