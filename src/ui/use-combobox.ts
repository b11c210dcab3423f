import { useId, useState, type KeyboardEvent } from 'react'

interface ComboboxOptions {
  /** The text of the field. A new text has other options, so `first` is active again. */
  typed: string
  count: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The active option before an arrow key is pressed: 0, or -1 for none. */
  first?: 0 | -1
  /** Handles Enter with the index of the active option, -1 for none; false leaves the key to the form. */
  onEnter?: (active: number) => false | void
}

/**
 * A text field with a list of options (an ARIA combobox with a list): arrow keys move through the options and the
 * field, Escape closes the list. The focus stays in the field, which names the active option.
 */
export function useCombobox({ typed, count, isOpen, setOpen, first = -1, onEnter }: ComboboxOptions) {
  const listId = useId()
  const [moved, setMoved] = useState<{ at: number; typed: string }>({ at: first, typed })
  const isListed = isOpen && count > 0
  const at = moved.typed === typed ? moved.at : first
  const active = isListed && at < count ? at : -1
  const onKeyDown = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      if (!isListed) return
      // One position more than options: the field itself.
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1
      setMoved({ at: next, typed })
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise the browser would clear the field, and a surrounding dialog would close.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'Enter' && onEnter !== undefined && onEnter(active) !== false)
      event.preventDefault()
  }
  return {
    listId,
    active,
    /** Deactivates the active option, such as after choosing one. */
    reset: () => setMoved({ at: first, typed }),
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
      onKeyDown,
    } as const,
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Attributes of an option at this index of a list. */
export function optionProps(listId: string, at: number, active: number) {
  return { id: `${listId}-${at}`, role: 'option', tabIndex: -1, 'aria-selected': at === active } as const
}
