import type { Decided, NewDecision } from '#contract/reviews/decision.schema.ts'
import { REJECTIONS, type ReviewState } from '#contract/reviews/moderation.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { lockReviews, setReviewStates, type LockedReview } from '#db/queries/reviews/moderation-writes.ts'
import {
  deleteDecisions,
  insertDecision,
  insertDecisionItems,
} from '#db/queries/reviews/review-decision-writes.ts'
import { listMatchingIds } from '#db/queries/reviews/review-queue.ts'
import { moveSums } from '#db/queries/reviews/review-target-writes.ts'
import { grouped } from '#domain/shared/counted.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { nextSize, PACE } from '../app/pace.ts'
import { auditDecision } from './audit-review.ts'

/**
 * Publishes, rejects or holds chosen reviews, or all that match a filter, in transactions of about 50 ms, which is the
 * longest that a visitor waits. Reviews already in that state or deleted count as skipped. Refuses with conflict when
 * more match than the person saw.
 */
export async function decideReviews(app: App, actor: Actor, decision: NewDecision): Promise<Decided> {
  authorise(app, actor, 'reviews.moderate')
  const { action } = decision
  const meant = await idsMeant(app, decision)
  const changed: LockedReview[] = []
  let decisionId: number | undefined
  let size: number = PACE.firstBatch
  let start = 0
  while (start < meant.ids.length && !app.isStopping()) {
    const ids = meant.ids.slice(start, start + size)
    let took = 0
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other is what lets others in between
    await inTransaction(app, async (inside) => {
      const before = app.now().getTime()
      decisionId ??= await insertDecision(inside.db, { action, username: usernameOf(actor), at: app.now() })
      changed.push(...(await decideBatch(inside, actor, decision, decisionId, ids)))
      start += ids.length
      if (start >= meant.ids.length) await finish(inside, actor, decision, decisionId, changed)
      took = app.now().getTime() - before
    })
    size = nextSize(size, took)
  }
  // A server that is asked to stop leaves the rest undone.
  if (start < meant.ids.length && decisionId !== undefined)
    await finish(app, actor, decision, decisionId, changed)
  return {
    success: true,
    message: messageOf(changed.length, action),
    changed: changed.length,
    skipped: meant.count - changed.length,
    decision: changed.length === 0 ? null : (decisionId ?? null),
  }
}

async function idsMeant(app: App, { ids, matching }: NewDecision): Promise<{ ids: number[]; count: number }> {
  if (matching === undefined) {
    const chosen = [...new Set(ids)]
    return { ids: chosen, count: chosen.length }
  }
  const until = new Date(matching.until)
  const most = matching.count
  const found = await listMatchingIds(app.db, matching.filter, { now: until, until, most })
  if (found.length > matching.count)
    throw new Refusal('conflict', 'More reviews match now than you saw. Look at the list again.')
  return { ids: found, count: matching.count }
}

/** Writes the line of the audit log in the last transaction. A decision without changes leaves no trace. */
async function finish(
  app: App,
  actor: Actor,
  decision: NewDecision,
  decisionId: number,
  changed: readonly LockedReview[],
): Promise<void> {
  if (changed.length === 0) await deleteDecisions(app.db, { id: decisionId })
  else await auditDecision(app, actor, changed, MANY[decision.action], whyOf(decision))
}

async function decideBatch(
  app: App,
  actor: Actor,
  { action, reason, note }: NewDecision,
  decisionId: number,
  ids: readonly number[],
): Promise<LockedReview[]> {
  const state = STATE_AFTER[action]
  const reviews = (await lockReviews(app.db, ids)).filter((review) => stateOf(review) !== state)
  if (reviews.length === 0) return []
  await insertDecisionItems(app.db, decisionId, reviews)
  await setReviewStates(
    app.db,
    reviews.map(({ id }) => id),
    { state, at: app.now(), username: usernameOf(actor), rejection: reason, note },
  )
  if (state === 'published') await moveSums(app.db, reviews, 1)
  else
    await moveSums(
      app.db,
      reviews.filter((review) => review.is_published),
      -1,
    )
  return reviews
}

function whyOf({ reason, note }: NewDecision): string {
  return [reason === undefined ? '' : REJECTIONS[reason], note].filter((part) => part !== '').join('. ')
}

function messageOf(changed: number, action: NewDecision['action']): string {
  if (changed === 1) return ONE[action]
  return changed === 0 ? 'Nothing to change' : `${grouped(changed)} reviews ${MANY[action]}`
}

export function stateOf({
  is_published,
  rejected_at,
}: Pick<LockedReview, 'is_published' | 'rejected_at'>): ReviewState {
  if (is_published) return 'published'
  return rejected_at === null ? 'held' : 'rejected'
}

export const STATE_AFTER = { publish: 'published', reject: 'rejected', hold: 'held' } as const

const ONE = {
  publish: 'Review published',
  reject: 'Review rejected',
  hold: 'Review returned to waiting',
} as const
/** The verbs of messages and of the audit log. */
const MANY = { publish: 'published', reject: 'rejected', hold: 'returned to waiting' } as const
