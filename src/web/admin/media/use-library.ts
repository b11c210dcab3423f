import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PICTURES_PER_PAGE } from '#contract/shared/limits.ts'
import type { LibraryPicture } from '#contract/media/media.schema.ts'
import { callQuery, readTableQuery } from '../table/rows-query.ts'
import { callAdminList } from '../session/call-admin.ts'

interface LibraryQuery {
  search: string
  /** From 1. */
  page: number
}

/** One page of the library. The pictures of before stay in sight while others are on their way. */
export function useLibrary({ search, page }: LibraryQuery) {
  const asked = callQuery({ ...readTableQuery(new URLSearchParams()), search, page }, PICTURES_PER_PAGE)
  const library = useQuery({
    queryKey: ['admin', 'media', asked],
    queryFn: ({ signal }) => callAdminList<LibraryPicture>(`/api/admin/media?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    // Someone else may have changed it a moment ago.
    staleTime: 0,
  })
  const total = library.data?.total ?? 0
  return {
    library,
    pictures: library.data?.items,
    total,
    pages: Math.max(1, Math.ceil(total / PICTURES_PER_PAGE)),
  }
}
