import { useSearchParams } from 'react-router'
import { keptPageSize } from '../table/page-size.ts'
import { listCall, readListQuery, withListQuery } from './list-query.ts'
import type { Filters } from './list-query.ts'
import { usePage } from './use-page.ts'

/** One page of a list of people and what they did, as the address asks for it; `filters` are what it knows beside search and page. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the screen knows what its rows hold
export function useList<Item>(path: string, filters: Filters = {}) {
  const [parameters, setParameters] = useSearchParams()
  const query = readListQuery(parameters, filters)
  const pageSize = query.pageSize ?? keptPageSize()
  const rows = usePage<Item>(path, listCall(query, pageSize))
  return {
    query,
    pageSize,
    rows,
    /** The address with these changes, from the first page on. */
    change: (changes: Record<string, string>) =>
      setParameters((present) => withListQuery(present, changes, filters), {
        replace: true,
        preventScrollReset: true,
      }),
    hrefOf: (page: number) => `?${withListQuery(parameters, { page: String(page) }, filters).toString()}`,
  }
}

export type List<Item> = ReturnType<typeof useList<Item>>
