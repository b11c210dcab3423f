import type { OfferKind } from '#contract/reviews/offer-review.ts'

interface Words {
  title: string
  description: string
}

/** What visitors are told after sending a review of a bonus or a game. */
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
