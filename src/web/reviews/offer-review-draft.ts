/** What a visitor has entered into the review form of a bonus or a game, and what the site says after sending it. */
import type { OfferKind, OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import { RATING } from '#contract/reviews/limits.ts'

/** Reads the fields of the form; a rating that is not one of the allowed numbers becomes the preset. */
export function readOfferDraft(form: FormData): OfferReviewDraft {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const rating = Number(text('overallRating'))
  return {
    userName: text('userName'),
    title: text('title'),
    content: text('content'),
    overallRating:
      Number.isInteger(rating) && rating >= RATING.min && rating <= RATING.max ? rating : RATING.preset,
  }
}

interface Words {
  title: string
  description: string
}

/** What visitors read after sending a review of a bonus or a game. */
export const OFFER_REVIEW_WORDS: Readonly<Record<OfferKind, { sent: Words; failed: Words }>> = {
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
