import { useSearchParams } from 'react-router'
import { ITEM_PATHS } from '#contract/item-kinds.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import { ADMIN_ROWS_PER_PAGE } from '#contract/limits.ts'
import { usePage } from '../list/use-page.ts'
import { callQuery, readTableQuery } from './rows-query.ts'

/** The page of rows that the address names. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the table knows what its rows hold
export function useRows<Row>(kind: ItemKind) {
  const [parameters] = useSearchParams()
  const query = readTableQuery(parameters)
  const rows = usePage<Row>(`/api/admin/${ITEM_PATHS[kind]}`, callQuery(query, ADMIN_ROWS_PER_PAGE))
  return { query, rows }
}
