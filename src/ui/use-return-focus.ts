import { useRef } from 'react'

/**
 * Returns the focus after closing a Radix dialog that has no trigger of its own, because dialogs are loaded separately
 * from the buttons that open them.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
