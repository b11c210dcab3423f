/** Calls that store, discard and restore the signed-in person's drafts. */
import type { Draft, DraftBody, DraftSaved } from '#contract/items/drafts.schema.ts'
import { DRAFT } from '#contract/items/limits.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { callApi, CallError } from '#web/shell/call-api.ts'
import { storedToken, storedUser } from '#web/shell/stored-login.ts'
import { showFailure } from '../../failure.ts'
import { callAdmin } from '../../staff/call-admin.ts'

const TIMEOUT_MS = 15_000

/** Browsers limit requests that outlive their page to 64 kB, and a character may take four bytes. */
const KEEPALIVE_LENGTH = 15_000

/** A random id. A person has few drafts, so two devices do not choose the same one. */
export function newDraftId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (random % DRAFT.maxId) + 1
}

export type Sent =
  | { outcome: 'saved'; at: string }
  /** Another device changed it, so this one must become a separate draft. */
  | { outcome: 'changed' }
  | { outcome: 'signed-out' }
  | { outcome: 'unreachable' }
  | { outcome: 'refused'; reason: string }

/**
 * Sends a draft once. Never throws and never asks to sign in, because a draft can wait. Not sent while another person
 * is signed in here. A short one outlives its page.
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

/** Discards a draft and offers to undo it. `onChange` is called after discarding, `onUndone` after restoring. */
export async function discardDraft(id: number, onChange: () => void, onUndone: () => void): Promise<void> {
  const path = `/api/admin/drafts/${id}`
  try {
    const draft = await callAdmin<Draft>(path)
    const { message } = await callAdmin<Done>(path, { method: 'DELETE' })
    showToast({ title: message, action: { label: 'Undo', onPress: () => void undo(draft, onUndone) } })
  } catch (error) {
    // Another device was faster.
    const isGone = error instanceof CallError && error.status === 404
    if (!isGone) showFailure(error, 'The draft could not be discarded')
  } finally {
    onChange()
  }
}

/** Deletes a draft that is no longer needed; it may be gone already. */
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
