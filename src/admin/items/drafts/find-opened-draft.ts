import type { Draft, DraftRow } from '#contract/items/drafts.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { CallError } from '#web/shell/call-api.ts'
import { callAdmin } from '../../staff/call-admin.ts'

/** The part of a draft that its form needs. */
export type OpenedDraft = Pick<Draft, 'id' | 'values' | 'baseVersion' | 'base' | 'state' | 'updatedAt'>

interface Asked {
  kind: WrittenKind
  itemId: number | 'new'
  draftId: number | undefined
}

/**
 * The draft that a form opens with: the one that the address names, else the last one of the item. A new form opens
 * empty unless its draft is named. Null when there is none, and when the address names a draft of something else.
 */
export async function findOpenedDraft({ kind, itemId, draftId }: Asked): Promise<OpenedDraft | null> {
  if (itemId === 'new' && draftId === undefined) return null
  try {
    const id = draftId ?? (await findLast(kind, itemId))
    if (id === undefined) return null
    const draft = await callAdmin<Draft>(`/api/admin/drafts/${id}`)
    return draft.kind === kind && draft.itemId === (itemId === 'new' ? null : itemId) ? draft : null
  } catch (error) {
    // Discarded meanwhile, or a link to someone else's draft: the form opens without it.
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

async function findLast(kind: WrittenKind, itemId: number | 'new'): Promise<number | undefined> {
  const rows = await callAdmin<DraftRow[]>('/api/admin/drafts')
  return rows.find((row) => row.kind === kind && row.itemId === itemId)?.id
}
