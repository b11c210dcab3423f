import type { Draft, DraftRow } from '#contract/items/drafts.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { CallError } from '../../shell/call-api.ts'
import { callAdmin } from '../session/call-admin.ts'
import { listCopies, sendHeldDrafts } from './stored-drafts.ts'

/** The part of a draft that its form needs. */
export type OpenedDraft = Pick<Draft, 'id' | 'values' | 'baseVersion' | 'base' | 'state' | 'updatedAt'>

interface Asked {
  username: string
  kind: WrittenKind
  itemId: number | 'new'
  /** The draft that the address names. */
  draftId: number | undefined
}

/**
 * The draft that a form opens with: the one that the address names, else the last one of the item. A new form opens
 * empty unless its draft is named. Null when there is none.
 */
export async function findOpenedDraft(asked: Asked): Promise<OpenedDraft | null> {
  await sendHeldDrafts(asked.username)
  if (asked.itemId === 'new' && asked.draftId === undefined) return null
  return (await findOnServer(asked)) ?? findOnDevice(asked)
}

/** Null as well when the address names a draft of something else. */
async function findOnServer({ kind, itemId, draftId }: Asked): Promise<OpenedDraft | null> {
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

/** What the server refuses to keep, such as a form that is too large, is still here. */
function findOnDevice({ username, kind, itemId, draftId }: Asked): OpenedDraft | null {
  const copy = listCopies(username).find(
    (held) => held.kind === kind && (draftId === undefined ? held.itemId === itemId : held.id === draftId),
  )
  if (copy === undefined) return null
  const { id, values, baseVersion, state } = copy
  return { id, values, baseVersion, base: null, state, updatedAt: new Date(copy.changedAt).toISOString() }
}
