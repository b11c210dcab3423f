import type { Done } from '#contract/site/site.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { removeFactChange } from '#db/queries/changes/fact-changes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Removes the text of a history entry, keeping its day and giving a reason. Refuses with not_found. */
export function removeChange(app: App, actor: Actor, id: number, reason: string): Promise<Done> {
  authorise(app, actor, 'history.remove')
  return inTransaction(app, async ({ db, now }) => {
    if (!(await removeFactChange(db, id, reason))) throw new Refusal('not_found', 'Entry not found')
    await audit({ db, now }, actor, { action: 'removed', kind: 'change', itemId: id, name: reason })
    return { success: true, message: 'Entry removed' }
  })
}
