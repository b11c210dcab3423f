import { useQuery } from '@tanstack/react-query'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { findOpenedDraft } from '../drafts/find-opened-draft.ts'
import { useStaff } from '../../staff/staff-context.ts'

export interface StoredItem {
  id: number
  version: number
  form: Record<string, unknown>
}

export function fetchItem(kind: WrittenKind, id: number): Promise<StoredItem> {
  return callAdmin<StoredItem>(`/api/admin/${KINDS[kind].path}/${id}`)
}

export function useStoredItem(kind: WrittenKind, id: number | 'new', opening = 0) {
  return useQuery({
    queryKey: ['admin', 'item', kind, id, opening],
    queryFn: () => (id === 'new' ? undefined : fetchItem(kind, id)),
    enabled: id !== 'new',
    staleTime: 0,
    gcTime: 0,
  })
}

/** The draft to open a form with, requested once per opening, which `opening` identifies. Null without a draft. */
export function useOpenedDraft(
  kind: WrittenKind,
  itemId: number | 'new',
  draftId: number | undefined,
  opening = 0,
) {
  const { username } = useStaff()
  return useQuery({
    queryKey: ['opened-draft', username, kind, itemId, draftId, opening],
    queryFn: () => findOpenedDraft({ kind, itemId, draftId }),
    staleTime: 0,
    gcTime: 0,
  })
}
