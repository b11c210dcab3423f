/** Recently viewed items, stored on this device only: they are never sent. */
import { createListeners } from '#ui/listeners.ts'
import { VIEWED_KEY } from '../analytics/visitor-session.ts'
import { readViewed, withViewed, type ViewedItem } from './viewed-items.ts'

export const NONE: readonly ViewedItem[] = []

let viewed: readonly ViewedItem[] | 'off' | undefined
const { subscribe, tell } = createListeners()
export const listen = subscribe

export function addViewed(item: ViewedItem): void {
  const known = current()
  if (known !== 'off') keep(withViewed(known, item))
}

export function clearViewed(): void {
  if (current() !== 'off') keep(NONE)
}

/**
 * Forgets everything and remembers nothing from now on, by choice or after a visitor told of harm. Both are stored
 * alike, so that the device does not reveal which.
 */
export function forgetViewed(): void {
  keep('off')
}

/** Empty where nothing may be remembered. */
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
    // Storage is not available or full: kept as long as the page lives.
  }
  tell()
}
