/**
 * The grammar between the address of the blog and a search value.
 * Law: readPostSearch(writePostSearch(readPostSearch(url))) equals readPostSearch(url).
 */
import { TEXT } from '../shared/limits.ts'
import { cleanSearchText } from '../shared/search-text.ts'

/** The categories with a button of their own; the remaining ones appear under All Posts only (decision D-50). */
export const PUBLIC_CATEGORIES = ['reviews', 'guides', 'strategies', 'news'] as const
export type PublicCategory = (typeof PUBLIC_CATEGORIES)[number]

export const POST_SORTS = ['latest', 'oldest', 'alphabetical', 'read-time'] as const
export type PostSort = (typeof POST_SORTS)[number]

export const POST_SORT_NAMES: Readonly<Record<PostSort, string>> = {
  latest: 'Latest First',
  oldest: 'Oldest First',
  alphabetical: 'Alphabetical',
  'read-time': 'Read Time',
}

export interface PostSearch {
  /** Cleaned search text; empty when nothing is searched for. */
  search: string
  category: PublicCategory | 'all'
  sort: PostSort
  /** From 1. */
  page: number
}

export const ALL_POSTS: PostSearch = { search: '', category: 'all', sort: 'latest', page: 1 }

/** Reads a search from query parameters. Never throws: unusable values count as not set. */
export function readPostSearch(query: URLSearchParams): PostSearch {
  const [category, sort, page] = [
    query.get('category') ?? '',
    query.get('sort') ?? '',
    query.get('page') ?? '',
  ]
  return {
    search: cleanSearchText(query.get('search') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    category: PUBLIC_CATEGORIES.find((name) => name === category.toLowerCase()) ?? 'all',
    sort: POST_SORTS.find((name) => name === sort) ?? 'latest',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes the shortest query that reads back as this search. */
export function writePostSearch({ search, category, sort, page }: PostSearch): string {
  const pairs: [string, string][] = []
  if (search !== '') pairs.push(['search', search])
  if (category !== 'all') pairs.push(['category', category])
  if (sort !== 'latest') pairs.push(['sort', sort])
  if (page > 1) pairs.push(['page', String(page)])
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`).join('&')
}
