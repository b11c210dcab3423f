import { useQuery } from '@tanstack/react-query'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { KnownValues } from '#contract/items/known-values.ts'
import { callAdmin } from '../../staff/call-admin.ts'

const FRESH_MS = 60_000
const NONE: KnownValues = {}

/** By field, the values in use by items of a kind, most used first; empty until loaded. */
export function useKnownValues(kind: WrittenKind): KnownValues {
  const { data = NONE } = useQuery({
    queryKey: ['admin', 'known-values', kind],
    queryFn: ({ signal }) =>
      callAdmin<KnownValues>(`/api/admin/${KINDS[kind].path}/known-values`, { signal }),
    staleTime: FRESH_MS,
  })
  return data
}
