import { RATING } from '#contract/shared/limits.ts'
import type { OfferReviewDraft } from '#contract/reviews/offer-review.ts'

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
