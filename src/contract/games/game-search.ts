/**
 * The grammar between the address of the game list and a search value.
 * Law: readGameSearch(writeGameSearch(readGameSearch(url))) equals readGameSearch(url).
 */
import { TEXT } from '../shared/limits.ts'
import { readPage } from '../shared/read-page.ts'
import { cleanSearchText } from '../shared/search-text.ts'

export type GameSort = 'popularity' | 'rating' | 'rtp' | 'name' | 'newest'

/** What the sort dropdown offers, the default first (decision D-44). */
export const GAME_SORT_NAMES: ReadonlyMap<GameSort, string> = new Map([
  ['popularity', 'Popularity'],
  ['rating', 'Rating'],
  ['rtp', 'RTP'],
  ['name', 'Name'],
])

/** All orders that an address may name. */
export const GAME_SORTS: readonly GameSort[] = [...GAME_SORT_NAMES.keys(), 'newest']

/** The types in the category select; "all" covers the remaining ones (decision D-45). */
export const GAME_CATEGORIES = ['slot', 'table', 'live'] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

export interface GameSearch {
  /** Cleaned search text; empty when nothing is searched for. */
  search: string
  type?: GameCategory
  /** `newest` is used by links only. */
  sort: GameSort
  /** From 1. */
  page: number
}

/** Reads a search from query parameters. Never throws: unusable values are left out. */
export function readGameSearch(query: URLSearchParams): GameSearch {
  const type = GAME_CATEGORIES.find((category) => category === query.get('type'))
  return {
    search: cleanSearchText(query.get('search') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    ...(type !== undefined && { type }),
    sort: GAME_SORTS.find((sort) => sort === query.get('sort')) ?? 'popularity',
    page: readPage(query.get('page')),
  }
}

/** Writes the shortest query that reads back as this search. */
export function writeGameSearch({ search, type, sort, page }: GameSearch): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (type !== undefined) query.set('type', type)
  if (sort !== 'popularity') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
