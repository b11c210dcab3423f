import type { DraftBody, DraftSaved } from '#contract/items/drafts.schema.ts'
import { callApi, CallError } from '../../shell/call-api.ts'
import { storedToken, storedUsername } from '../session/stored-login.ts'
import type { UnsavedForm } from './unsaved-form.ts'

export type Sent =
  | { outcome: 'saved'; at: string }
  /** Another device has changed it: it must become a draft of its own. */
  | { outcome: 'changed' }
  | { outcome: 'signed-out' }
  | { outcome: 'unreachable' }
  | { outcome: 'refused'; reason: string }

const TIMEOUT_MS = 15_000

/**
 * Sends a draft of this person once. Never throws, and never asks anybody to sign in: a draft can wait. It is not sent
 * while somebody else is signed in here.
 */
export async function sendDraft(username: string, draft: UnsavedForm): Promise<Sent> {
  const token = storedToken()
  if (token === undefined || storedUsername() !== username) return { outcome: 'signed-out' }
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
