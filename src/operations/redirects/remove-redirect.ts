import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteRedirect } from '#db/queries/redirects/redirect-writes.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Refuses with not_found. */
export function removeRedirect(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'redirects.write')
  return inTransaction(app, async ({ db, now }) => {
    const source = await deleteRedirect(db, id)
    if (source === undefined) throw new Refusal('not_found', 'Redirect not found')
    await insertAuditEntry(db, {
      at: now(),
      username: usernameOf(actor),
      action: 'deleted',
      kind: 'redirect',
      itemId: id,
      name: source,
    })
    return { success: true, message: 'Redirect deleted' }
  })
}
