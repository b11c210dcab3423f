/**
 * The grammar between the address of the list of reviews and what it asks for.
 * Law: readReviewSearch(writeReviewSearch(readReviewSearch(url))) equals readReviewSearch(url).
 */

import { cleanSearchText } from '../shared/search-text.ts'
import { TEXT } from '../shared/limits.ts'
import { readReviewFilter, writeReviewFilter, type ReviewFilter } from './review-filter.ts'

/** What a review can be about, as the address and the buttons name it. */
export const REVIEW_KINDS = ['casinos', 'bonuses', 'games'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

export interface ReviewSearch {
  kind: ReviewKind | 'all'
  filter: ReviewFilter
  /**
   * Text to find a casino, bonus or game to review; cleaned. Empty while that form is open without a text, undefined
   * while it is closed.
   */
  write: string | undefined
  /** From 1. */
  page: number
}

/** Reads a search from query parameters. Never throws: unusable values count as not set. */
export function readReviewSearch(query: URLSearchParams): ReviewSearch {
  const [page, write] = [query.get('page') ?? '', query.get('write')]
  return {
    kind: REVIEW_KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
    filter: readReviewFilter(query),
    write: write === null ? undefined : cleanSearchText(write).slice(0, TEXT.search).trim(),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The shortest query that reads back as this search. */
export function writeReviewSearch({ kind, filter, write, page }: ReviewSearch): string {
  return [
    kind === 'all' ? '' : `kind=${kind}`,
    writeReviewFilter(filter),
    write === undefined ? '' : new URLSearchParams({ write }).toString(),
    page > 1 ? `page=${page}` : '',
  ]
    .filter((pair) => pair !== '')
    .join('&')
}
