import { useEffect, useEffectEvent } from 'react'

/** What each key does; the first of several names of a key is the one that is shown. */
export interface QueueKeys {
  next: () => void
  previous: () => void
  open: () => void
  approve: () => void
  reject: () => void
  select: () => void
  selectPage: () => void
  undo: () => void
  help: () => void
}

const ACTIONS: Readonly<Record<string, keyof QueueKeys>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  a: 'approve',
  r: 'reject',
  x: 'select',
  z: 'undo',
  '?': 'help',
}

/** Listens for the keys of the queue, but not while somebody types, while a dialog is open, or when they are switched off. */
export function useQueueKeys(keys: QueueKeys, areOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return
    const isSelectAll = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'a'
    if (isSelectAll) return act(event, keys.selectPage)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = ACTIONS[event.key]
    if (action !== undefined) act(event, keys[action])
  })
  useEffect(() => {
    if (!areOn) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areOn])
}

function act(event: KeyboardEvent, action: () => void): void {
  event.preventDefault()
  action()
}

/** The key belongs to a field, to an open dialog other than the reading pane, or to the button that has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]:not(.review-dialog)') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('textarea, select, [role="combobox"]') !== null) return true
  if (target instanceof HTMLInputElement)
    return target.type === 'radio' ? key.startsWith('Arrow') : target.type !== 'checkbox'
  // A link in the list is opened by the key of the queue, which does the same.
  return key === 'Enter' && target.closest('button, a[href]:not(.queue-row__link), summary') !== null
}
