import { X } from 'lucide'
import { useRef, type FocusEvent, type ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

interface SearchLayerProps {
  /** Covers the screen; only below 640 pixels. */
  isFull: boolean
  label: string
  onClose: () => void
  /** The field, which stays the same element, so that focus, text and caret are kept. */
  field: ReactNode
  children: ReactNode
}

/** A search field with suggestions: in the page, or full screen on a small screen while in use. */
export function SearchLayer({ isFull, label, onClose, field, children }: SearchLayerProps) {
  const row = useRef<HTMLDivElement>(null)
  const close = () => {
    // The pressed button disappears.
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
        // A press on plain text focuses the closest focusable ancestor, which must not be the page behind.
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
