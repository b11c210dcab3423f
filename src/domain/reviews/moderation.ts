/** Decides when a visitor review is held for staff (decision D-58). */
import { REVIEWS_PER_HOUR } from '#contract/reviews/limits.ts'
import { HELD_REASONS } from '#contract/reviews/moderation.ts'
import { findSigns } from './signs/find-signs.ts'

export interface ReviewSigns {
  userName: string
  title: string
  content: string
  /** How many reviews this address sent in the last hour, without this one. */
  reviewsFromAddressInHour: number
  /** True when the text is nearly identical to an earlier review by another author. */
  similarTo: boolean
  /** True when staff want to check every review first. */
  isEverythingHeld?: boolean
}

/** The reasons to hold the review, in words for staff; empty when it can be published. */
export function reasonsToHold(review: ReviewSigns): string[] {
  const { userName, title, content } = review
  const kinds = new Set([userName, title, content].flatMap((text) => findSigns(text)).map(({ kind }) => kind))
  const holds: readonly (readonly [boolean, string])[] = [
    [kinds.has('link'), HELD_REASONS.link],
    [kinds.has('contact'), HELD_REASONS.contact],
    [kinds.has('promotion'), HELD_REASONS.promotion],
    [review.reviewsFromAddressInHour >= REVIEWS_PER_HOUR, HELD_REASONS.many],
    [review.similarTo, HELD_REASONS.similar],
    [review.isEverythingHeld === true, HELD_REASONS.everything],
  ]
  return holds.filter(([isTrue]) => isTrue).map(([, reason]) => reason)
}
