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
 * The draft to open a form with: the one in the address, else the item's latest. A new form opens empty unless its
 * draft is named. Null when there is none, or the named draft belongs to something else.
 */
export async function findOpenedDraft({ kind, itemId, draftId }: Asked): Promise<OpenedDraft | null> {
  if (itemId === 'new' && draftId === undefined) return null
  try {
    const id = draftId ?? (await findLast(kind, itemId))
    if (id === undefined) return null
    const draft = await callAdmin<Draft>(`/api/admin/drafts/${id}`)
    return draft.kind === kind && draft.itemId === (itemId === 'new' ? null : itemId) ? draft : null
  } catch (error) {
    // Discarded meanwhile, or another person's draft: the form opens without it.
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

async function findLast(kind: WrittenKind, itemId: number | 'new'): Promise<number | undefined> {
  const rows = await callAdmin<DraftRow[]>('/api/admin/drafts')
  return rows.find((row) => row.kind === kind && row.itemId === itemId)?.id
}
