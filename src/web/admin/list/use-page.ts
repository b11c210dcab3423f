import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callAdminList } from '../session/call-admin.ts'

/** One page of a list. The rows of before stay in sight while new ones are on their way. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller knows what its rows hold
export function usePage<Item>(path: string, asked: string) {
  return useQuery({
    queryKey: ['admin', path, asked],
    queryFn: ({ signal }) => callAdminList<Item>(`${path}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // Someone else may have changed it a moment ago.
    staleTime: 0,
  })
}
