/**
 * Maps between an address and a filter of reviews, for the pages of a casino, bonus and game and for the list of all
 * reviews.
 * Law: readReviewFilter(writeReviewFilter(readReviewFilter(url))) equals readReviewFilter(url).
 */
import { TEXT } from '../shared/limits.ts'
import { cleanSearchText } from '../shared/search-text.ts'

/** Bands of the overall rating, the best first, each with its lowest rating (Excellent is 8 or more, as at the scores). */
export const SCORE_BANDS = [
  { band: 'excellent', name: 'Excellent', from: 8, to: 10 },
  { band: 'good', name: 'Good', from: 6, to: 7 },
  { band: 'average', name: 'Average', from: 4, to: 5 },
  { band: 'poor', name: 'Poor', from: 1, to: 3 },
] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]['band']

/** The first is the default order of every list of reviews (decision D-35). */
export const REVIEW_SORTS = [
  { sort: 'newest', name: 'Newest' },
  { sort: 'helpful', name: 'Most helpful' },
  { sort: 'highest', name: 'Highest' },
  { sort: 'lowest', name: 'Lowest' },
] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]['sort']

export interface ReviewFilter {
  order: ReviewSort
  score: ScoreBand | undefined
  isVerified: boolean
  /** A subject of domain/reviews/review-subjects.ts, possibly unknown; empty without one. */
  about: string
  /** Text to find in title or content, in any case; cleaned, empty when nothing is searched for. */
  words: string
}

export const EVERY_REVIEW: ReviewFilter = {
  order: 'newest',
  score: undefined,
  isVerified: false,
  about: '',
  words: '',
}

/** Called `order`, because `sort` has other values on lists of casinos, and one page might need both. */
export const REVIEW_FILTER_PARAMETERS = ['order', 'score', 'verified', 'about', 'words'] as const

/** Reads a filter from query parameters. Never throws: unusable values count as not set. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const text = (name: string) =>
    cleanSearchText(query.get(name) ?? '')
      .slice(0, TEXT.search)
      .trim()
  return {
    order: REVIEW_SORTS.find(({ sort }) => sort === query.get('order'))?.sort ?? 'newest',
    score: SCORE_BANDS.find(({ band }) => band === query.get('score'))?.band,
    isVerified: query.get('verified') === '1',
    about: /^[a-z]{1,20}$/.test(query.get('about') ?? '') ? (query.get('about') ?? '') : '',
    words: text('words'),
  }
}

/** Writes the shortest query that reads back as this filter; empty for every review, newest first. */
export function writeReviewFilter({ order, score, isVerified, about, words }: ReviewFilter): string {
  const query = new URLSearchParams()
  if (order !== 'newest') query.set('order', order)
  if (score !== undefined) query.set('score', score)
  if (isVerified) query.set('verified', '1')
  if (about !== '') query.set('about', about)
  if (words !== '') query.set('words', words)
  return query.toString()
}

/** True when reviews are filtered, or their order is not the default. */
export function isReviewFilterSet(filter: ReviewFilter): boolean {
  return writeReviewFilter(filter) !== ''
}
