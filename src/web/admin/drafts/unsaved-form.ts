import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { DRAFT } from '#contract/shared/limits.ts'

/** A form that is not saved yet, as this device knows it. */
export interface UnsavedForm {
  id: number
  kind: WrittenKind
  /** Null for something new, like the version it was begun from. */
  itemId: number | null
  baseVersion: number | null
  name: string
  /** As the fields of the form hold them. */
  values: Record<string, unknown>
  state: string
  /** The states that the server may have and that this one replaces. */
  over: string[]
  /** Milliseconds since 1970. */
  changedAt: number
}

/** Random, from 1 to the largest id: a person has few drafts, so two devices do not choose the same one. */
export function newDraftId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (random % DRAFT.maxId) + 1
}
