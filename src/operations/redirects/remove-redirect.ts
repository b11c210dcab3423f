import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteRedirect } from '#db/queries/redirects/redirect-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Refuses with not_found. */
export function removeRedirect(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'redirects.write')
  return inTransaction(app, async ({ db, now }) => {
    const source = await deleteRedirect(db, id)
    if (source === undefined) throw new Refusal('not_found', 'Redirect not found')
    await audit({ db, now }, actor, { action: 'deleted', kind: 'redirect', itemId: id, name: source })
    return { success: true, message: 'Redirect deleted' }
  })
}
