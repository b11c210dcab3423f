import { useQuery } from '@tanstack/react-query'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { callAdmin } from '../session/call-admin.ts'

export interface StoredItem {
  id: number
  version: number
  form: Record<string, unknown>
}

export function fetchItem(kind: WrittenKind, id: number): Promise<StoredItem> {
  return callAdmin<StoredItem>(`/api/admin/${ITEM_PATHS[kind]}/${id}`)
}

/** The item as it is now, asked for each time a form opens; `opening` distinguishes one opening from the next. */
export function useStoredItem(kind: WrittenKind, id: number | 'new', opening = 0) {
  return useQuery({
    queryKey: ['admin', 'item', kind, id, opening],
    queryFn: () => (id === 'new' ? undefined : fetchItem(kind, id)),
    enabled: id !== 'new',
    staleTime: 0,
    gcTime: 0,
  })
}
