import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Filters } from '#contract/items/list.ts'
import { callAdminList } from '../../staff/call-admin.ts'
import { keptPageSize } from '../table/page-size.ts'
import { listCall, readListQuery, withListQuery, type Changes } from './list-query.ts'

/** Reads and changes the address of a list; `filters` are its parameters besides search and page. */
export function useAddress<Name extends string>(filters: Filters<Name>) {
  const [parameters, setParameters] = useSearchParams()
  return {
    query: readListQuery(parameters, filters),
    filters,
    change: (changes: Changes, how: 'push' | 'replace' = 'replace') =>
      // Uses the current address, because a recent press may not be rendered yet.
      setParameters(withListQuery(new URLSearchParams(window.location.search), changes, filters), {
        replace: how === 'replace',
        preventScrollReset: true,
      }),
    hrefOf: (changes: Changes) => `?${withListQuery(parameters, changes, filters).toString()}`,
  }
}

/** One page of a list, by the address. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the screen knows what its rows hold
export function useList<Item>(path: string, filters: Filters = {}) {
  const address = useAddress(filters)
  const pageSize = address.query.pageSize ?? keptPageSize()
  return { ...address, pageSize, rows: usePage<Item>(path, listCall(address.query, pageSize)) }
}

export type List<Item> = ReturnType<typeof useList<Item>>

/** One page of a list. The previous rows stay visible while new ones load. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller knows what its rows hold
export function usePage<Item>(path: string, asked: string) {
  return useQuery({
    queryKey: ['admin', path, asked],
    queryFn: ({ signal }) => callAdminList<Item>(`${path}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // Someone else may have just changed it.
    staleTime: 0,
  })
}
