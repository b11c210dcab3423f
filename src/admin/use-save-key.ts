import { useEffect, useRef, type RefObject } from 'react'

/**
 * Ctrl+S and Cmd+S save the form, wherever the focus is, unless a dialog is open over it. They never save the page.
 * `isWholePage`: the form is the only one on its page.
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
      // Outside a dialog, a form handles the key only while it has the focus, because there may be several.
      if (own === undefined && !isWholePage && form.current?.contains(document.activeElement) !== true) return
      event.preventDefault()
      if (top === own && !event.repeat) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [form, isWholePage])
}
