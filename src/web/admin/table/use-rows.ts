import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ITEM_PATHS } from '#contract/item-kinds.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import { ADMIN_ROWS_PER_PAGE } from '#contract/limits.ts'
import { callAdminList } from '../session/call-admin.ts'
import { callQuery, readTableQuery } from './rows-query.ts'

/** The page of rows that the address names. The rows of before stay in sight while new ones are on their way. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the table knows what its rows hold
export function useRows<Row>(kind: ItemKind) {
  const [parameters] = useSearchParams()
  const query = readTableQuery(parameters)
  const asked = callQuery(query, ADMIN_ROWS_PER_PAGE)
  const rows = useQuery({
    queryKey: [...rowsKey(kind), asked],
    queryFn: ({ signal }) => callAdminList<Row>(`/api/admin/${ITEM_PATHS[kind]}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // Somebody else may have changed it a moment ago.
    staleTime: 0,
  })
  return { query, rows }
}

/** The key under which everything of a kind is kept; invalidate it after a change. */
export function rowsKey(kind: ItemKind): readonly string[] {
  return ['admin', 'rows', kind]
}
