import type { BulkModeration, Moderated } from '#contract/reviews/moderation.schema.ts'
import type { ReviewState } from '#contract/reviews/moderation.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { lockReviews, setReviewStates } from '#db/queries/reviews/moderation-writes.ts'
import type { LockedReview } from '#db/queries/reviews/moderation-writes.ts'
import { addToSums, takeFromSums } from '#db/queries/reviews/review-target-writes.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { auditReview } from './audit-review.ts'
import { inTransaction } from '../app/in-transaction.ts'

export type ModerationAction = BulkModeration['action']

/** Publishes, rejects or returns to the queue one review. Refuses with not_found. */
export async function moderateReview(
  app: App,
  actor: Actor,
  id: number,
  action: ModerationAction,
): Promise<Moderated> {
  authorise(app, actor, 'reviews.moderate')
  return inTransaction(app, async (inside) => {
    const [review] = await lockReviews(inside.db, [id])
    if (review === undefined) throw new Refusal('not_found', 'Review not found')
    const changed = await move(inside, actor, review, action)
    return { success: true, message: MESSAGES[action], changed }
  })
}

/** The same for many, all or none. Reviews that are in that state already or were deleted are left out. */
export async function moderateReviews(
  app: App,
  actor: Actor,
  { ids, action }: BulkModeration,
): Promise<Moderated> {
  authorise(app, actor, 'reviews.moderate')
  return inTransaction(app, async (inside) => {
    let changed = 0
    for (const review of await lockReviews(inside.db, ids))
      changed += await move(inside, actor, review, action)
    return { success: true, message: `${changed} ${AUDITED[action]}`, changed }
  })
}

/** A review moves the sums of what it is about once, however often it is published: its row is locked. */
async function move(app: App, actor: Actor, review: LockedReview, action: ModerationAction): Promise<0 | 1> {
  const state = STATE_AFTER[action]
  if (stateOf(review) === state) return 0
  await setReviewStates(app.db, [review.id], { state, at: app.now(), username: usernameOf(actor) })
  if (state === 'published') await addToSums(app.db, review)
  else if (review.is_published) await takeFromSums(app.db, review)
  await auditReview(app, actor, review, AUDITED[action])
  return 1
}

export function stateOf({
  is_published,
  rejected_at,
}: Pick<LockedReview, 'is_published' | 'rejected_at'>): ReviewState {
  if (is_published) return 'published'
  return rejected_at === null ? 'held' : 'rejected'
}

/** The state of a review after each action. */
export const STATE_AFTER = { publish: 'published', reject: 'rejected', hold: 'held' } as const
/** What each action is called in the audit log. */
export const AUDITED = { publish: 'published', reject: 'rejected', hold: 'returned to waiting' } as const
const MESSAGES = {
  publish: 'Review published',
  reject: 'Review rejected',
  hold: 'Review returned to waiting',
} as const
