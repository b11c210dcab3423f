import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteReview as deleteRow, lockReviews } from '#db/queries/reviews/moderation-writes.ts'
import { takeFromSums } from '#db/queries/reviews/review-target-writes.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditReview } from './audit-review.ts'

/** Deletes a review for good, at its author's request. Refuses with not_found. */
export function deleteReview(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'reviews.moderate')
  return inTransaction(app, async (inside) => {
    const [review] = await lockReviews(inside.db, [id])
    if (review === undefined) throw new Refusal('not_found', 'Review not found')
    if (review.is_published) await takeFromSums(inside.db, review)
    await deleteRow(inside.db, id)
    await auditReview(inside, actor, review, 'deleted')
    return { success: true, message: 'Review deleted' }
  })
}
