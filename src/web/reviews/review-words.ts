import type { OfferKind } from '#contract/reviews/offer-review.ts'

const grouped = new Intl.NumberFormat('en-US')

/** "1,204 user reviews", "1 user review": how many of a thing there are, with separators (decision D-12). */
export function counted(count: number, thing: string): string {
  return `${grouped.format(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** The first `limit` characters and "...", or the whole text when it is no longer. Never half of a character. */
export function excerpt(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}...`
}

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
