import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import type { LockedReview } from '#db/queries/moderation-writes.ts'
import { usernameOf } from './actor.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'

/** Notes what was done to a review: its title and what it is about, not its words. */
export async function auditReview(
  app: App,
  actor: Actor,
  review: LockedReview,
  action: string,
): Promise<void> {
  await insertAuditEntry(app.db, {
    at: app.now(),
    username: usernameOf(actor),
    action,
    kind: 'review',
    itemId: review.id,
    name: `${review.title} (${review.target_name})`,
  })
}
