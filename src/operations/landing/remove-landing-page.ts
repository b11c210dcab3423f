import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteLandingPage } from '#db/queries/landing/landing-pages.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Refuses with not_found. */
export function removeLandingPage(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'landing.write')
  return inTransaction(app, async ({ db, now }) => {
    const title = await deleteLandingPage(db, id)
    if (title === undefined) throw new Refusal('not_found', 'Landing page not found')
    await insertAuditEntry(db, {
      at: now(),
      username: usernameOf(actor),
      action: 'deleted',
      kind: 'landing page',
      itemId: id,
      name: title,
    })
    return { success: true, message: 'Landing page deleted' }
  })
}
