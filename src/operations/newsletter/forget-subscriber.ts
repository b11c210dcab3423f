import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteSubscriber } from '#db/queries/newsletter/subscriber-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Deletes an address for good, with its links and mails; the audit log keeps only its number. Refuses with not_found.
 */
export function forgetSubscriber(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'newsletter.forget')
  return inTransaction(app, async ({ db, now }) => {
    if (!(await deleteSubscriber(db, id))) throw new Refusal('not_found', 'Subscriber not found')
    await audit({ db, now }, actor, { action: 'deleted', kind: 'subscriber', itemId: id })
    return { success: true, message: 'Subscriber deleted' }
  })
}
