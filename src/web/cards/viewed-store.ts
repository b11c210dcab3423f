/** What was looked at lately, kept on this device alone: nothing of it is ever sent. */
import { readViewed, VIEWED_KEY, withViewed } from './viewed-items.ts'
import type { ViewedItem } from './viewed-items.ts'

export const NONE: readonly ViewedItem[] = []

let viewed: readonly ViewedItem[] | 'off' | undefined
const listeners = new Set<() => void>()

export function addViewed(item: ViewedItem): void {
  const known = current()
  if (known !== 'off') keep(withViewed(known, item))
}

export function clearViewed(): void {
  if (current() !== 'off') keep(NONE)
}

/**
 * Forgets everything and keeps nothing from now on: by own choice, or because someone told us of harm, who must not be
 * led back to casinos. Both are stored alike, so that the device does not tell which it was.
 */
export function forgetViewed(): void {
  keep('off')
}

/** Empty where nothing is to be kept. */
export function shown(): readonly ViewedItem[] {
  const known = current()
  return known === 'off' ? NONE : known
}

function current(): readonly ViewedItem[] | 'off' {
  viewed ??= stored()
  return viewed
}

function stored(): readonly ViewedItem[] | 'off' {
  try {
    return readViewed(localStorage.getItem(VIEWED_KEY))
  } catch {
    return NONE
  }
}

function keep(next: readonly ViewedItem[] | 'off'): void {
  viewed = next
  try {
    if (next.length === 0) localStorage.removeItem(VIEWED_KEY)
    else localStorage.setItem(VIEWED_KEY, next === 'off' ? next : JSON.stringify(next))
  } catch {
    // Storage is closed or full: it is kept as long as the page lives.
  }
  for (const listener of listeners) listener()
}

export function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
