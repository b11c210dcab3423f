import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before a form with unsaved changes goes: by its buttons, by Escape, by Back or another address.
 * Closing the tab is asked about by the browser.
 */
export function useCloseGuard(isUnsaved: boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false)
  // Read at the moment of leaving: a save closes the dialog in the same breath in which nothing is unsaved any more.
  const mayNotLeave = useRef(isUnsaved)
  useLayoutEffect(() => {
    mayNotLeave.current = isUnsaved
  }, [isUnsaved])
  const blocker = useBlocker(() => mayNotLeave.current)
  const isBlocked = blocker.state === 'blocked'

  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    isAsking: isClosing || isBlocked,
    close: () => {
      if (isUnsaved) setClosing(true)
      else onClose()
    },
    stay: () => {
      setClosing(false)
      blocker.reset?.()
    },
    leave: () => {
      setClosing(false)
      mayNotLeave.current = false
      if (isBlocked) blocker.proceed()
      else onClose()
    },
  }
}
