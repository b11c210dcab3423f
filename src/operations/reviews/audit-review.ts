import type { LockedReview } from '#db/queries/reviews/moderation-writes.ts'
import { grouped } from '#domain/shared/counted.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'

/** Logs an action on a review with its reason: title and target, not its text. */
export async function auditReview(
  app: App,
  actor: Actor,
  review: LockedReview,
  action: string,
  why = '',
): Promise<void> {
  await audit(app, actor, {
    action,
    kind: 'review',
    itemId: review.id,
    name: `${review.title} (${review.target_name})${why === '' ? '' : `: ${why}`}`,
  })
}

/** Logs a decision in one line: a review with the reason, or the number of reviews with the first of them. */
export async function auditDecision(
  app: App,
  actor: Actor,
  reviews: readonly LockedReview[],
  action: string,
  why = '',
): Promise<void> {
  const [first] = reviews
  if (first !== undefined && reviews.length === 1) return auditReview(app, actor, first, action, why)
  const named = reviews.slice(0, NAMED).map((review) => `${review.title} (${review.target_name})`)
  const more = reviews.length > NAMED ? ` and ${grouped(reviews.length - NAMED)} more` : ''
  await audit(app, actor, {
    action,
    kind: 'review',
    name: `${grouped(reviews.length)} reviews${why === '' ? '' : `, ${why}`}: ${named.join(', ')}${more}`,
  })
}

const NAMED = 5
