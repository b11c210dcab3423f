/**
 * Drafts that the server does not have yet, kept on this device and bound to a username. They are sent when the same
 * person is back and never shown to anyone else.
 */
import type { Draft, DraftBody, DraftSaved } from '#contract/items/drafts.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { callApi, CallError } from '../../shell/call-api.ts'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { storedToken, storedUser } from '../session/stored-login.ts'
import type { UnsavedForm } from './unsaved-form.ts'
import { newDraftId } from './unsaved-form.ts'

const TIMEOUT_MS = 15_000

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

export type Sent =
  | { outcome: 'saved'; at: string }
  /** Another device has changed it: it must become a draft of its own. */
  | { outcome: 'changed' }
  | { outcome: 'signed-out' }
  | { outcome: 'unreachable' }
  | { outcome: 'refused'; reason: string }

/**
 * Sends a draft of this person once. Never throws, and never asks anyone to sign in: a draft can wait. It is not sent
 * while someone else is signed in here.
 */
export async function sendDraft(username: string, draft: UnsavedForm): Promise<Sent> {
  const token = storedToken()
  if (token === undefined || storedUser()?.username !== username) return { outcome: 'signed-out' }
  const { id, changedAt: _at, ...payload } = draft
  try {
    const { savedAt } = await callApi<DraftSaved>(`/api/admin/drafts/${id}`, {
      method: 'PUT',
      payload: payload satisfies DraftBody,
      token,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { outcome: 'saved', at: savedAt }
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): Sent {
  if (!(error instanceof CallError) || error.status >= 500 || error.status === 429)
    return { outcome: 'unreachable' }
  if (error.status === 401) return { outcome: 'signed-out' }
  if (error.status === 409) return { outcome: 'changed' }
  return { outcome: 'refused', reason: error.reason ?? 'The server refused it.' }
}

/** Sends what this device holds for a person. What cannot be sent stays held. */
export async function sendHeldDrafts(username: string): Promise<void> {
  await Promise.all(listCopies(username).map((copy) => sendCopy(username, copy)))
}

async function sendCopy(username: string, copy: UnsavedForm): Promise<void> {
  const sent = await sendDraft(username, copy)
  if (sent.outcome === 'changed') {
    // Changed on another device meanwhile: both stay, as two drafts.
    const own = { ...copy, id: newDraftId(), over: [] }
    holdCopy(username, own)
    dropCopy(username, copy.id)
    if ((await sendDraft(username, own)).outcome === 'saved') dropCopy(username, own.id)
  } else if (sent.outcome === 'saved') dropCopy(username, copy.id)
}

/** Discards a draft and offers it back. `onChange` is called when it has gone, `onUndone` when it is there again. */
export async function discardDraft(id: number, onChange: () => void, onUndone: () => void): Promise<void> {
  const path = `/api/admin/drafts/${id}`
  try {
    const draft = await callAdmin<Draft>(path)
    const { message } = await callAdmin<Done>(path, { method: 'DELETE' })
    showToast({ title: message, action: { label: 'Undo', onPress: () => void undo(draft, onUndone) } })
  } catch (error) {
    // On another device it was faster.
    const isGone = error instanceof CallError && error.status === 404
    if (!isGone) showFailure(error, 'The draft could not be discarded')
  } finally {
    onChange()
  }
}

/** Deletes a draft that is of no use any more. That it has gone already is fine. */
export async function deleteDraft(id: number): Promise<void> {
  await callAdmin<Done>(`/api/admin/drafts/${id}`, { method: 'DELETE' }).catch(() => undefined)
}

async function undo(draft: Draft, onUndone: () => void): Promise<void> {
  const { id, kind, itemId, baseVersion, name, values, state } = draft
  try {
    const payload = { kind, itemId, baseVersion, name, values, state, over: [] }
    await callAdmin(`/api/admin/drafts/${id}`, { method: 'PUT', payload })
    onUndone()
  } catch (error) {
    showFailure(error, 'The draft could not be brought back')
  }
}
