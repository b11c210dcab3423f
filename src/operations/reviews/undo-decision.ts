import type { Decided } from '#contract/reviews/decision.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { lockReviews, type LockedReview } from '#db/queries/reviews/moderation-writes.ts'
import {
  findDecision,
  markUndone,
  restoreReviewStates,
  takeDecisionItems,
  type ReviewDecision,
} from '#db/queries/reviews/review-decision-writes.ts'
import { moveSums } from '#db/queries/reviews/review-target-writes.ts'
import { grouped } from '#domain/shared/counted.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { nextSize, PACE } from '../app/pace.ts'
import { auditDecision } from './audit-review.ts'
import { STATE_AFTER, stateOf } from './decide-reviews.ts'

/**
 * Undoes a whole decision, in transactions of about 50 ms. Reviews that someone has changed since count as skipped.
 * Refuses with not_found, and with conflict when it was undone before.
 */
export async function undoDecision(app: App, actor: Actor, id: number): Promise<Decided> {
  authorise(app, actor, 'reviews.moderate')
  const decision = await findDecision(app.db, id)
  if (decision === undefined) throw new Refusal('not_found', 'Decision not found')
  if (decision.undone_at !== null) throw new Refusal('conflict', 'This decision was taken back already')
  const restored: LockedReview[] = []
  let taken = 0
  let size: number = PACE.firstBatch
  for (let isOver = false; !isOver && !app.isStopping();) {
    let took = 0
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other is what lets others in between
    const batch = await inTransaction(app, async (inside) => {
      const before = app.now().getTime()
      const done = await undoBatch(inside, decision, size)
      took = app.now().getTime() - before
      return done
    })
    restored.push(...batch.restored)
    taken += batch.taken
    isOver = batch.taken < size
    size = nextSize(size, took)
  }
  if (!app.isStopping()) await markUndone(app.db, id, app.now())
  if (restored.length > 0) await auditDecision(app, actor, restored, 'took back a decision about')
  const { length: changed } = restored
  return {
    success: true,
    message: changed === 1 ? 'Taken back' : `${grouped(changed)} reviews are as they were`,
    changed,
    skipped: taken - changed,
    decision: null,
  }
}

async function undoBatch(
  app: App,
  { id, action }: ReviewDecision,
  most: number,
): Promise<{ taken: number; restored: LockedReview[] }> {
  const items = await takeDecisionItems(app.db, id, most)
  const reviews = await lockReviews(
    app.db,
    items.map((item) => item.review_id),
  )
  const restored = reviews.filter((review) => stateOf(review) === STATE_AFTER[action])
  if (restored.length === 0) return { taken: items.length, restored }
  const ids = new Set(restored.map((review) => review.id))
  const back = items.filter((item) => ids.has(item.review_id))
  const published = new Set(back.filter((item) => item.was_published).map((item) => item.review_id))
  await restoreReviewStates(app.db, back)
  await moveSums(
    app.db,
    restored.filter((review) => !review.is_published && published.has(review.id)),
    1,
  )
  await moveSums(
    app.db,
    restored.filter((review) => review.is_published && !published.has(review.id)),
    -1,
  )
  return { taken: items.length, restored }
}
