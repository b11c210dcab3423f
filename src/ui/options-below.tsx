import type { ReactNode } from 'react'
import { optionProps } from './use-combobox.ts'

interface OptionsBelowProps<Option> {
  listId: string
  label: string
  options: readonly Option[]
  active: number
  keyOf: (option: Option) => string | number
  row: (option: Option) => ReactNode
  onChoose: (option: Option) => void
  /** Shown without any option. */
  empty?: string
  className?: string
}

/** The suggestions below a search field; the focus stays in the field. */
export function OptionsBelow<Option>(props: OptionsBelowProps<Option>) {
  const { listId, label, options, active, keyOf, row, onChoose, empty, className = '' } = props
  return (
    <div
      className={`picker-field__list ${className}`}
      id={listId}
      role="listbox"
      aria-label={label}
      // The list of a field near the bottom may be out of view.
      ref={scrollIntoSight}
    >
      {options.map((option, at) => (
        <div
          key={keyOf(option)}
          {...optionProps(listId, at, active)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          // Runs before the field loses the focus and closes the list.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(option)
          }}
        >
          {row(option)}
        </div>
      ))}
      {options.length === 0 && <p className="mut sm">{empty}</p>}
    </div>
  )
}

function scrollIntoSight(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}
