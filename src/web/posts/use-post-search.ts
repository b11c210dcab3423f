import { useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { readPostSearch, writePostSearch, type PostSearch } from '#contract/posts/post-search.ts'

export interface PostSearchControl {
  /** The requested search, even before its response. */
  search: PostSearch
  isLoading: boolean
  /** Requests another search by changing the address. */
  change: (next: PostSearch) => void
}

/** The search of the blog, which is kept in the address, including a request in progress. */
export function usePostSearch(answered: PostSearch): PostSearchControl {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.blog()
  return {
    search: isLoading ? readPostSearch(new URLSearchParams(location.search)) : answered,
    isLoading,
    change: (next) => void navigate(blogAddress(next), { preventScrollReset: true, replace: true }),
  }
}

export function blogAddress(search: PostSearch): string {
  return paths.blog(writePostSearch(search))
}
