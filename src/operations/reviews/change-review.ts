import type { ReviewChange } from '#contract/reviews/moderation.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { lockReviews, setAnswer, setVerified } from '#db/queries/reviews/moderation-writes.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { lintRefusal } from '../lint/lint-items.ts'
import { auditReview } from './audit-review.ts'

/**
 * Marks a review as verified, with person and reason, and answers it in the name of the site. An unchanged answer keeps
 * its date. Refuses with not_found, and an answer that breaks a blocking rule.
 */
export function changeReview(app: App, actor: Actor, id: number, change: ReviewChange): Promise<Done> {
  authorise(app, actor, 'reviews.answer')
  return inTransaction(app, async (inside) => {
    const [review] = await lockReviews(inside.db, [id])
    if (review === undefined) throw new Refusal('not_found', 'Review not found')
    const { isVerified = review.is_verified } = change
    if (isVerified !== review.is_verified) {
      const because = change.verifiedBecause ?? ''
      const mark = { at: inside.now(), username: usernameOf(actor), because }
      await setVerified(inside.db, id, isVerified ? mark : undefined)
      await auditReview(
        inside,
        actor,
        review,
        isVerified ? 'marked as verified' : 'took the verified mark from',
        isVerified ? because : '',
      )
    }
    const answer = change.answer === undefined ? review.answer : change.answer === '' ? null : change.answer
    if (answer !== review.answer) {
      const refused = answer === null ? undefined : lintRefusal('post', { answer }, inside.now())
      if (refused !== undefined) throw refused
      await setAnswer(inside.db, id, answer, inside.now())
      await auditReview(inside, actor, review, answer === null ? 'took the answer from' : 'answered')
    }
    return { success: true, message: 'Review saved' }
  })
}
