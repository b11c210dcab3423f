/** Filters and orders reviews, and counts how many would match each further choice. Pure, and bounded by its input. */
import {
  SCORE_BANDS,
  type ReviewFilter,
  type ReviewSort,
  type ScoreBand,
} from '#contract/reviews/review-filter.ts'
import { REVIEW_SUBJECTS } from '#contract/reviews/review-subjects.ts'
import { subjectsOf } from './review-subjects.ts'

export interface WeighableReview {
  id: number
  overallRating: number
  isVerified: boolean
  helpfulVotes: number
  /** True when it contains the words of the filter, or the filter has none. */
  hasWords: boolean
  /** Title and content; null for a review too old to be searched for subjects. */
  text: string | null
}

/** The available choices, each with the number of reviews that it would show. */
export interface ReviewCounts {
  /** Reviews that match the whole filter. */
  found: number
  considered: number
  scores: Readonly<Record<ScoreBand, number>>
  verified: number
  /** The most frequent subjects, including the chosen one. */
  subjects: readonly { subject: string; name: string; count: number }[]
}

/** A subject in fewer reviews is not offered. */
const FEWEST = 2
const MOST_SUBJECTS = 8

/** `reviews` must be sorted, newest first. */
export function weighReviews(
  reviews: readonly WeighableReview[],
  filter: ReviewFilter,
): { ids: number[]; counts: ReviewCounts } {
  const read = reviews.map((review) => ({
    ...review,
    band: bandOf(review.overallRating),
    subjects: review.text === null ? NONE : subjectsOf(review.text),
  }))
  const tests: Readonly<Record<Part, (review: (typeof read)[number]) => boolean>> = {
    score: ({ band }) => filter.score === undefined || band === filter.score,
    verified: ({ isVerified }) => !filter.isVerified || isVerified,
    about: ({ subjects }) => filter.about === '' || subjects.has(filter.about),
  }
  // The reviews that match every other part of the filter. They give the counts beside the choices of that part.
  const passing = (except?: Part) =>
    read.filter((review) => review.hasWords && PARTS.every((part) => part === except || tests[part](review)))
  const found = passing()
  const byScore = passing('score')
  return {
    ids: found.toSorted(ORDERS[filter.order]).map(({ id }) => id),
    counts: {
      found: found.length,
      considered: reviews.length,
      scores: Object.fromEntries(
        SCORE_BANDS.map(({ band }) => [band, byScore.filter((review) => review.band === band).length]),
      ) as Record<ScoreBand, number>,
      verified: passing('verified').filter(({ isVerified }) => isVerified).length,
      subjects: countSubjects(passing('about'), filter.about),
    },
  }
}

export function bandOf(overallRating: number): ScoreBand {
  return SCORE_BANDS.find(({ from }) => overallRating >= from)?.band ?? 'poor'
}

type Part = 'about' | 'score' | 'verified'
const PARTS = ['score', 'verified', 'about'] as const
const NONE: ReadonlySet<string> = new Set()

type Orderable = Pick<WeighableReview, 'helpfulVotes' | 'overallRating'>
/** Sorting is stable, so equal reviews stay newest first. */
const ORDERS: Readonly<Record<ReviewSort, (a: Orderable, b: Orderable) => number>> = {
  newest: () => 0,
  helpful: (a, b) => b.helpfulVotes - a.helpfulVotes,
  highest: (a, b) => b.overallRating - a.overallRating,
  lowest: (a, b) => a.overallRating - b.overallRating,
}

function countSubjects(
  reviews: readonly { subjects: ReadonlySet<string> }[],
  chosen: string,
): ReviewCounts['subjects'] {
  return REVIEW_SUBJECTS.map(({ subject, name }) => ({
    subject,
    name,
    count: reviews.filter(({ subjects }) => subjects.has(subject)).length,
  }))
    .filter(({ subject, count }) => count >= FEWEST || (subject === chosen && count > 0))
    .toSorted((a, b) => Number(b.subject === chosen) - Number(a.subject === chosen) || b.count - a.count)
    .slice(0, MOST_SUBJECTS)
}
