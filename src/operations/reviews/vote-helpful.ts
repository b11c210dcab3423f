import { Refusal } from '#contract/shared/refusal.ts'
import type { HelpfulVote } from '#contract/reviews/reviews.schema.ts'
import { findReview } from '#db/queries/reviews/reviews.ts'
import { addHelpfulVote, insertVote } from '#db/queries/reviews/vote-writes.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { addressHashOf } from '../app/hash-address.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Counts one vote for a review, one per address and UTC day (decision D-60). Refuses with not_found for an unknown,
 * held or hidden review, and with conflict for a second vote on the same day.
 */
export function voteHelpful(app: App, actor: Actor, reviewId: number): Promise<HelpfulVote> {
  return inTransaction(app, async (inside) => {
    const addressHash = await addressHashOf(inside, actor)
    if (addressHash === null) throw new Refusal('forbidden', 'Votes are for visitors')
    const counted = (await findReview(inside.db, reviewId)) && (await addHelpfulVote(inside.db, reviewId))
    if (counted === undefined) throw new Refusal('not_found', 'Review not found')
    const day = inside.now().toISOString().slice(0, 10)
    const isFirst = await insertVote(inside.db, { reviewId, addressHash, day })
    if (!isFirst) throw new Refusal('conflict', 'You have already voted for this review today.')
    return counted
  })
}
