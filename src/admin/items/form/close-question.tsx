import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import type { Location } from 'react-router'

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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      mayNotLeave.current &&
      !isSamePage(currentLocation, nextLocation) &&
      !(historyAction === NavigationType.Replace && keepsForm(nextLocation)),
  )
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

/** State of a navigation that replaces the address and leaves the form open: what was just created has got its own. */
export const KEEPS_FORM = { keepsForm: true } as const

function keepsForm({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'keepsForm' in state
}

/** Another fragment, such as that of "Skip to content". */
function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search
}

interface CloseQuestionProps {
  onStay: () => void
  /** Leave; what was typed waits as a draft. Left out where there are no drafts. */
  onKeep?: () => void
  onDiscard: () => void
}

/** Asked before a form with unsaved changes closes. */
export function CloseQuestion({ onStay, onKeep, onDiscard }: CloseQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="Close without saving?"
      description="There are changes that were not saved."
      className="dialog--small"
      focusSelf
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            Discard changes
          </Button>
          {onKeep !== undefined && (
            <Button variant="outline" onClick={onKeep}>
              Keep as draft
            </Button>
          )}
          <Button onClick={onStay}>Continue editing</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
