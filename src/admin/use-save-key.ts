import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Ctrl+S and Cmd+S save the form, wherever the focus is. A dialog on top of it keeps them from doing so, and the
 * browser never saves the page instead. `isWholePage`: the form is all there is on its page.
 */
export function useSaveKey(form: RefObject<HTMLElement | null>, save: () => void, isWholePage = false): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 's') return
      const top = [...document.querySelectorAll('[role="dialog"]')].at(-1)
      const own = form.current?.closest('[role="dialog"]') ?? undefined
      // A form outside any dialog takes the key only while it has the focus: there may be several.
      if (own === undefined && !isWholePage && form.current?.contains(document.activeElement) !== true) return
      event.preventDefault()
      if (top === own && !event.repeat) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [form, isWholePage])
}
