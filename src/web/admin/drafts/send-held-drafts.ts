import { dropCopy, holdCopy, listCopies } from './device-copies.ts'
import { sendDraft } from './send-draft.ts'
import { newDraftId } from './unsaved-form.ts'
import type { UnsavedForm } from './unsaved-form.ts'

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
