import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useBlocker, type Location } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/**
 * Asks before a form with unsaved changes closes by its buttons, Escape, Back or another address. The browser asks
 * before closing the tab.
 */
export function useCloseGuard(isUnsaved: boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false)
  // Read at the moment of leaving, because a save closes the dialog in the same render in which the form becomes clean.
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

/** State of a navigation that replaces the address and keeps the form open, after an item was created. */
export const KEEPS_FORM = { keepsForm: true } as const

function keepsForm({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'keepsForm' in state
}

/** A change of the fragment only, such as by "Skip to content". */
function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search
}

interface CloseQuestionProps {
  onStay: () => void
  /** Leaves, keeping a draft. Absent without drafts. */
  onKeep?: () => void
  onDiscard: () => void
}

/** The question before a form with unsaved changes closes. */
export function CloseQuestion({ onStay, onKeep, onDiscard }: CloseQuestionProps) {
  return (
    <Dialog
      onClose={onStay}
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
