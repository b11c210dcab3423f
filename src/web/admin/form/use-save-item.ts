import { useState } from 'react'
import type { ItemSaved } from '#contract/shared/form-fields.schema.ts'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { createOnce } from '../create-once.ts'
import { deleteDraft } from '../drafts/discard-draft.ts'
import { callAdmin } from '../session/call-admin.ts'

export interface Save {
  values: Record<string, unknown>
  /** The version that was edited; null for something new. */
  version: number | null
  /** The draft that goes with the save. */
  draft: number | undefined
}

/** Saves one item; something new is created once, however often it is sent. Throws CallError. */
export function useSaveItem(kind: WrittenKind, id: number | 'new'): (save: Save) => Promise<ItemSaved> {
  const path = `/api/admin/${ITEM_PATHS[kind]}`
  const [create] = useState(() => createOnce<ItemSaved>(path))
  const update = (item: number, version: number | null, payload: object) =>
    callAdmin<ItemSaved>(`${path}/${item}`, {
      method: 'PUT',
      payload: { ...payload, ...(version !== null && { version }) },
    })
  return async ({ values, version, draft }) => {
    const payload = { ...values, ...(draft !== undefined && { draft }) }
    if (id !== 'new') return update(id, version, payload)
    const { answer, isOutdated, isRepeated } = await create(payload)
    // The first attempt had deleted the draft already; what was typed since made it again.
    if (isRepeated && draft !== undefined) await deleteDraft(draft)
    return isOutdated ? update(answer.id, answer.version, payload) : answer
  }
}
