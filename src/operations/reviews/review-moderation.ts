import { DAY_MS, HOUR_MS } from '#contract/shared/durations.ts'
import {
  countReviewsFromAddress,
  findSameReview,
  insertReview,
  type NewReviewRow,
  type ReviewRow,
} from '#db/queries/reviews/review-writes.ts'
import { addToSums } from '#db/queries/reviews/review-target-writes.ts'
import { findSimilarReviews } from '#db/queries/reviews/similar-reviews.ts'
import { isEverythingHeld } from '#db/queries/runtime/site-settings.ts'
import { reasonsToHold } from '#domain/reviews/moderation.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { addressHashOf } from '../app/hash-address.ts'

/** What the visitor decides about a review; the rest is decided here. */
export type WrittenReview = Omit<
  NewReviewRow,
  'is_published' | 'is_verified' | 'held_for' | 'helpful_votes' | 'created_at' | 'address_hash'
>

/**
 * Stores a review: published and counted at once, or held for staff with the reasons and not counted (decision D-58). A
 * repetition by the same visitor within a day returns the first one. Must run inside a transaction.
 */
export async function publishOrHold(app: App, actor: Actor, review: WrittenReview): Promise<ReviewRow> {
  const addressHash = await addressHashOf(app, actor)
  const dayAgo = new Date(app.now().getTime() - DAY_MS)
  const same = await findSameReview(app.db, { ...review, address_hash: addressHash }, dayAgo)
  if (same !== undefined) return same
  const { reasons, similarTo } = await reasonsAgainst(app, review, addressHash)
  const stored = await insertReview(app.db, {
    ...review,
    is_published: reasons.length === 0,
    held_for: reasons,
    similar_to: similarTo,
    created_at: app.now(),
    address_hash: addressHash,
  })
  if (stored.is_published) await addToSums(app.db, stored)
  return stored
}

async function reasonsAgainst(
  app: App,
  review: WrittenReview,
  addressHash: string | null,
): Promise<{ reasons: string[]; similarTo: number[] }> {
  const { user_name: userName, title, content } = review
  const hourAgo = new Date(app.now().getTime() - HOUR_MS)
  const similarTo = await findSimilarReviews(app.db, {
    content,
    userName,
    addressHash,
    casinoId: review.casino_id ?? null,
    bonusId: review.bonus_id ?? null,
    gameId: review.game_id ?? null,
  })
  const reasons = reasonsToHold({
    userName,
    title,
    content,
    reviewsFromAddressInHour:
      addressHash === null ? 0 : await countReviewsFromAddress(app.db, addressHash, hourAgo),
    similarTo: similarTo.length > 0,
    isEverythingHeld: await isEverythingHeld(app.db),
  })
  return { reasons, similarTo }
}
