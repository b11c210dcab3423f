import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { CHOICE_ICON } from './drawn-icon.ts'

export interface Option {
  value: string
  label: string
  /** The number of results of the option. */
  count?: number | undefined
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: readonly Option[]
  fieldClass?: string
  onChange: (value: string) => void
}

/** The browser's own select in the style of a field. */
export function Select({ options, fieldClass, onChange, ...rest }: SelectProps) {
  return (
    <span className={clsx('field field--select', fieldClass)} {...CHOICE_ICON}>
      <select {...rest} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {count === undefined ? label : `${label} (${count.toLocaleString('en')})`}
          </option>
        ))}
      </select>
    </span>
  )
}
