import { useQuery } from '@tanstack/react-query'
import { ANY_WRITE, KINDS } from '#contract/items/kinds.ts'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import { useMay, useStaff } from '../../staff/staff-context.ts'

export function useDrafts() {
  const { id } = useStaff()
  const may = useMay()
  return useQuery({
    queryKey: ['admin', 'drafts', id],
    queryFn: ({ signal }) => callAdmin<DraftRow[]>('/api/admin/drafts', { signal }),
    staleTime: 0,
    enabled: may(ANY_WRITE),
  })
}

type About = Pick<DraftRow, 'kind' | 'itemId' | 'baseVersion' | 'version'>

/** The origin of a draft: "New", "Changed from version 4", "Changed from version 4; now version 6". */
export function draftState({ itemId, baseVersion, version }: About): string {
  if (itemId === null) return 'New'
  if (version === null) return `Changed from version ${baseVersion}; it is in the trash`
  return version === baseVersion
    ? `Changed from version ${baseVersion}`
    : `Changed from version ${baseVersion}; now version ${version}`
}

export function draftName({ name, kind }: Pick<DraftRow, 'name' | 'kind'>): string {
  return name.trim() === '' ? `${KINDS[kind].noun} without a name` : name
}

export function draftAddress({ id, kind, itemId }: Pick<DraftRow, 'id' | 'kind' | 'itemId'>): string {
  return itemFormPath(kind, itemId ?? 'new', { draft: id })
}
