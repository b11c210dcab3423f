import { useQuery } from '@tanstack/react-query'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { findOpenedDraft } from '../drafts/find-opened-draft.ts'
import { useStaff } from '../session/staff-context.ts'

/**
 * The draft that a form opens with; asked once, because the form goes on from there. Null when there is none. `opening`
 * tells one opening of the form from the next.
 */
export function useOpenedDraft(
  kind: WrittenKind,
  itemId: number | 'new',
  draftId: number | undefined,
  opening = 0,
) {
  const { username } = useStaff()
  return useQuery({
    queryKey: ['opened-draft', username, kind, itemId, draftId, opening],
    queryFn: () => findOpenedDraft({ username, kind, itemId, draftId }),
    staleTime: 0,
    gcTime: 0,
  })
}
