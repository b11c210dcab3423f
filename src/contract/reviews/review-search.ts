/**
 * The grammar between the address of the list of reviews and what it asks for.
 * Law: readReviewSearch(writeReviewSearch(readReviewSearch(url))) equals readReviewSearch(url).
 */

/** What a review can be about, as the address and the buttons name it. */
export const REVIEW_KINDS = ['casinos', 'bonuses', 'games'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

export interface ReviewSearch {
  kind: ReviewKind | 'all'
  /** From 1. */
  page: number
}

/** Never throws: what it cannot use counts as not set. */
export function readReviewSearch(query: URLSearchParams): ReviewSearch {
  const page = query.get('page') ?? ''
  return {
    kind: REVIEW_KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The shortest query that reads back as this search. */
export function writeReviewSearch({ kind, page }: ReviewSearch): string {
  return [kind === 'all' ? '' : `kind=${kind}`, page > 1 ? `page=${page}` : '']
    .filter((pair) => pair !== '')
    .join('&')
}
