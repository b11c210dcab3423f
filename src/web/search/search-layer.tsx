import { X } from 'lucide'
import { useRef } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

interface SearchLayerProps {
  /** It covers the screen: only below 640 pixels. */
  isFull: boolean
  label: string
  onClose: () => void
  /** The field, which stays the same element: its focus, its text and its caret outlast the change. */
  field: ReactNode
  children: ReactNode
}

/** A search field with its suggestions: in the page, or over the whole of a small screen while it is used. */
export function SearchLayer({ isFull, label, onClose, field, children }: SearchLayerProps) {
  const row = useRef<HTMLDivElement>(null)
  const close = () => {
    // The button that was pressed goes.
    row.current?.querySelector('input')?.focus()
    onClose()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose()
  }
  return (
    <div
      className="search-layer"
      {...(isFull && {
        'data-full': '',
        role: 'dialog',
        'aria-modal': true,
        'aria-label': label,
        // A press on plain text focuses what is around it, which must not be the page behind.
        tabIndex: -1,
        onBlur: closeWhenLeft,
      })}
    >
      <div ref={row} className="search-layer__field">
        {field}
        {isFull && <IconButton icon={X} label="Close" onClick={close} />}
      </div>
      {isFull ? <div className="command__scroll">{children}</div> : children}
    </div>
  )
}
