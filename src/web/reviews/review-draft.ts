/** A review form's values, and the site's response. */
import { EMPTY_OFFER_REVIEW, type OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import { RATING } from '#contract/reviews/limits.ts'
import type { ReviewTarget } from '#contract/reviews/moderation.ts'
import { RATING_CATEGORIES, type RatingField } from '#contract/shared/options.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'

export interface ReviewTexts {
  userName: string
  title: string
  content: string
}
export type ReviewDraft = ReviewTexts & Record<RatingField, number>

const presets = Object.fromEntries(
  RATING_CATEGORIES.map((category) => [`${category}Rating`, RATING.preset]),
) as Record<RatingField, number>
export const EMPTY_REVIEW: ReviewDraft = { userName: '', title: '', content: '', ...presets }

/** Reads the fields of a casino's form. An invalid rating becomes the default. */
export function readReviewDraft(form: FormData): ReviewDraft {
  return readDraft(form, EMPTY_REVIEW)
}

/** The same for the form of a bonus or a game. */
export function readOfferDraft(form: FormData): OfferReviewDraft {
  return readDraft(form, EMPTY_OFFER_REVIEW)
}

/** Reads texts and ratings by the names in the empty draft. */
function readDraft<Draft extends object>(form: FormData, empty: Draft): Draft {
  const read = Object.entries(empty).map(([name, preset]) => {
    const value = form.get(name)
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
    if (typeof preset === 'string') return [name, text]
    const rating = Number(text)
    const isAllowed = Number.isInteger(rating) && rating >= RATING.min && rating <= RATING.max
    return [name, isAllowed ? rating : preset]
  })
  return Object.fromEntries(read) as Draft
}

export function isComplete({ userName, title, content }: ReviewTexts): boolean {
  return [userName, title, content].every((text) => text.trim() !== '')
}

export function ratingsOf(draft: Record<RatingField, number>): number[] {
  return RATING_CATEGORIES.map((category) => draft[`${category}Rating`])
}

/** The body of POST /api/reviews. The server recomputes everything below the draft. */
export function reviewPayload(casinoId: number, draft: ReviewDraft) {
  return {
    casinoId,
    ...draft,
    overallRating: overallOf(ratingsOf(draft)),
    ...prosAndCons(draft),
    isVerified: false,
    isPublished: true,
  }
}

interface Words {
  title: string
  description: string
}
export interface ReviewWords {
  sent: Words
  failed: Words
}

export const REVIEW_WORDS: Readonly<Record<ReviewTarget, ReviewWords>> = {
  casino: {
    sent: {
      title: 'Review Submitted!',
      description: 'Your review has been successfully submitted and will appear shortly.',
    },
    failed: { title: 'Error', description: 'Failed to submit your review. Please try again.' },
  },
  bonus: {
    sent: { title: 'Review submitted!', description: 'Thank you for sharing your experience.' },
    failed: { title: 'Error', description: 'Failed to submit review. Please try again.' },
  },
  game: {
    sent: {
      title: 'Review submitted successfully!',
      description: 'Thank you for sharing your experience with this game.',
    },
    failed: { title: 'Error submitting review', description: 'Please try again later.' },
  },
}
