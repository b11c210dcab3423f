import { useRef } from 'react'

/**
 * Gives a Radix dialog without a trigger of its own back the focus it took:
 * the dialogs here are loaded when they are first needed, apart from what opens them.
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
