/**
 * The grammar between the address of the page of results and what it asks for.
 * Law: readSiteSearch(writeSiteSearch(readSiteSearch(url))) equals readSiteSearch(url).
 */
import { TEXT } from '../shared/limits.ts'
import { cleanSearchText } from '../shared/search-text.ts'

export const SEARCH_KINDS = ['casinos', 'bonuses', 'games', 'posts'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export interface SiteSearch {
  /** Cleaned search text; empty when nothing is searched for. */
  q: string
  kind: SearchKind | 'all'
}

/** Reads a search from query parameters. Never throws: unusable values count as not set. */
export function readSiteSearch(query: URLSearchParams): SiteSearch {
  return {
    q: cleanSearchText(query.get('q') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    kind: SEARCH_KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
  }
}

/** Writes the shortest query that reads back as this search. */
export function writeSiteSearch({ q, kind }: SiteSearch): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (kind !== 'all') query.set('kind', kind)
  return query.toString()
}
