/** The reviews of bonuses and games, which have a single rating: their differences, each in one place. */
import { TEXT } from '../shared/limits.ts'
import type { FieldProblem } from '../shared/refusal.ts'
import { BONUS_REVIEW, GAME_REVIEW, RATING } from './limits.ts'
import { REVIEW_MESSAGES } from './review-messages.ts'

export type OfferKind = 'bonus' | 'game'

/** What a visitor has entered. */
export interface OfferReviewDraft {
  userName: string
  title: string
  content: string
  overallRating: number
}

export const EMPTY_OFFER_REVIEW: OfferReviewDraft = {
  userName: '',
  title: '',
  content: '',
  overallRating: RATING.preset,
}

export const OFFER_REVIEWS = {
  bonus: { contentMax: BONUS_REVIEW.content, tooLong: REVIEW_MESSAGES.bonusContentLong },
  game: { contentMax: GAME_REVIEW.content, tooLong: REVIEW_MESSAGES.gameContentLong },
} as const satisfies Record<OfferKind, { contentMax: number; tooLong: string }>

/** The game form's word for each rating, the best first. */
export const RATING_CHOICES: readonly (readonly [value: number, word: string])[] = [
  [10, 'Outstanding'],
  [9, 'Excellent'],
  [8, 'Very Good'],
  [7, 'Good'],
  [6, 'Above Average'],
  [5, 'Average'],
  [4, 'Below Average'],
  [3, 'Poor'],
  [2, 'Very Poor'],
  [1, 'Terrible'],
]

/** The problems that the server would report, found before sending (decision D-59). A test compares the two. */
export function offerReviewProblems(
  kind: OfferKind,
  { userName, title, content }: OfferReviewDraft,
): FieldProblem[] {
  const { contentMax, tooLong } = OFFER_REVIEWS[kind]
  return [
    ...problem(
      'userName',
      userName,
      BONUS_REVIEW.userNameMin,
      REVIEW_MESSAGES.userNameShort,
      TEXT.userName,
      REVIEW_MESSAGES.userNameLong,
    ),
    ...problem(
      'title',
      title,
      BONUS_REVIEW.titleMin,
      REVIEW_MESSAGES.titleShort,
      TEXT.title,
      REVIEW_MESSAGES.titleLong,
    ),
    ...problem(
      'content',
      content,
      BONUS_REVIEW.contentMin,
      REVIEW_MESSAGES.contentShort,
      contentMax,
      tooLong,
    ),
  ]
}

function problem(
  path: string,
  text: string,
  min: number,
  short: string,
  max: number,
  long: string,
): FieldProblem[] {
  const { length } = text.trim()
  if (length < min) return [{ path, message: short }]
  return length > max ? [{ path, message: long }] : []
}
