import { useSearchParams } from 'react-router'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { usePage } from '../list/use-page.ts'
import { keptPageSize } from './page-size.ts'
import { callQuery, readTableQuery } from './rows-query.ts'

/** The page of rows that the address names. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the table knows what its rows hold
export function useRows<Row>(kind: ItemKind) {
  const [parameters] = useSearchParams()
  const query = readTableQuery(parameters, kind)
  const pageSize = query.pageSize ?? keptPageSize()
  const rows = usePage<Row>(`/api/admin/${ITEM_PATHS[kind]}`, callQuery(query, pageSize))
  return { query, pageSize, rows }
}
