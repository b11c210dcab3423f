import { PICTURES_PER_PAGE } from '#contract/shared/limits.ts'
import type { LibraryPicture } from '#contract/media/media.schema.ts'
import { listCall } from '../list/list-query.ts'
import { usePage } from '../list/use-list.ts'

interface LibraryQuery {
  search: string
  /** From 1. */
  page: number
  /** Only those that nothing shows. */
  isUnused?: boolean
}

/** One page of the library. The pictures of before stay in sight while others are on their way. */
export function useLibrary({ search, page, isUnused = false }: LibraryQuery) {
  const filters = { unused: isUnused ? 'true' : '' }
  const asked = listCall({ search, page, pageSize: undefined, filters }, PICTURES_PER_PAGE)
  const library = usePage<LibraryPicture>('/api/admin/media', asked)
  const total = library.data?.total ?? 0
  return {
    library,
    pictures: library.data?.items,
    total,
    pages: Math.max(1, Math.ceil(total / PICTURES_PER_PAGE)),
  }
}
