import type { Draft } from '#contract/items/drafts.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { CallError } from '../../shell/call-api.ts'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'

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
