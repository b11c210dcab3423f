import { useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { readPostSearch, writePostSearch } from '#contract/posts/post-search.ts'
import type { PostSearch } from '#contract/posts/post-search.ts'

export interface PostSearchControl {
  /** What the visitor has asked for, even while the answer is on its way. */
  search: PostSearch
  isLoading: boolean
  /** Asks for another search: the address changes, and the answer follows. */
  change: (next: PostSearch) => void
}

/** The search of the blog lives in the address; this adds what was asked for but is not answered yet. */
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
