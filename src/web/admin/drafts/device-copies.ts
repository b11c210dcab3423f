/**
 * Drafts that the server does not have yet, kept on this device and bound to a username. They are sent when the same
 * person is back and never shown to anybody else.
 */
import type { UnsavedForm } from './unsaved-form.ts'

export function holdCopy(username: string, draft: UnsavedForm): void {
  try {
    localStorage.setItem(keyOf(username, draft.id), JSON.stringify(draft))
  } catch {
    // The storage is full or closed: the form itself is all there is until the server answers.
  }
}

export function dropCopy(username: string, id: number): void {
  localStorage.removeItem(keyOf(username, id))
}

/** Last changed first; what cannot be read is left out. */
export function listCopies(username: string): UnsavedForm[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(username)))
    .flatMap((key) => readCopy(localStorage.getItem(key)) ?? [])
    .toSorted((a, b) => b.changedAt - a.changedAt)
}

function readCopy(text: string | null): UnsavedForm | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as UnsavedForm | null
    return typeof draft?.id === 'number' && typeof draft.values === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

function keyOf(username: string, id: number): string {
  return `${prefixOf(username)}${id}`
}

/** Usernames differ by more than their case, and may hold any character. */
function prefixOf(username: string): string {
  return `admin-drafts:${encodeURIComponent(username.toLowerCase())}:`
}
