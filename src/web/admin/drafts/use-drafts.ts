import { useQuery } from '@tanstack/react-query'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { ANY_WRITE } from '#contract/staff/permissions.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useStaff } from '../session/staff-context.ts'
import { useMay } from '../session/use-may.ts'
import { sendHeldDrafts } from './send-held-drafts.ts'

/** One's own drafts, last changed first, with those that this device still held. */
export function useDrafts() {
  const { id, username } = useStaff()
  const may = useMay()
  return useQuery({
    queryKey: ['admin', 'drafts', id],
    queryFn: async ({ signal }) => {
      await sendHeldDrafts(username)
      return callAdmin<DraftRow[]>('/api/admin/drafts', { signal })
    },
    staleTime: 0,
    enabled: may(ANY_WRITE),
  })
}
