/** The calls that keep, discard and bring back the drafts of the person who is signed in. */
import type { Draft, DraftBody, DraftSaved } from '#contract/items/drafts.schema.ts'
import { DRAFT } from '#contract/items/limits.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { callApi, CallError } from '#web/shell/call-api.ts'
import { showFailure } from '../../failure.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { storedToken, storedUser } from '#web/shell/stored-login.ts'

const TIMEOUT_MS = 15_000

/** Browsers refuse longer bodies in a request that outlives its page: 64 kB, and a letter may take four bytes. */
const KEEPALIVE_LENGTH = 15_000

/** Random, from 1 to the largest id: a person has few drafts, so two devices do not choose the same one. */
export function newDraftId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (random % DRAFT.maxId) + 1
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
 * while someone else is signed in here. One that is short outlives its page.
 */
export async function sendDraft(username: string, id: number, draft: DraftBody): Promise<Sent> {
  const token = storedToken()
  if (token === undefined || storedUser()?.username !== username) return { outcome: 'signed-out' }
  try {
    const { savedAt } = await callApi<DraftSaved>(`/api/admin/drafts/${id}`, {
      method: 'PUT',
      payload: draft,
      token,
      keepalive: JSON.stringify(draft).length < KEEPALIVE_LENGTH,
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
