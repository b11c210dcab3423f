import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteEventOfCall } from '#db/queries/earnings/conversion-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Removes what a call stored, such as a test event, together with everything with the same event id. The calls stay
 * listed. Refuses with not_found for an unknown call, and with conflict for one without an event.
 */
export function removeEvent(app: App, actor: Actor, callId: number): Promise<Done> {
  authorise(app, actor, 'programs.write')
  return inTransaction(app, async ({ db, now }) => {
    const removed = await deleteEventOfCall(db, callId)
    if (removed === undefined) throw new Refusal('not_found', 'Call not found')
    if (removed.eventId === undefined)
      throw new Refusal('conflict', 'This call has stored no event, or it was removed before.')
    await audit({ db, now }, actor, {
      action: 'removed an event of',
      kind: 'programme',
      itemId: removed.programId,
      name: removed.program,
    })
    return { success: true, message: `Event ${removed.eventId} removed` }
  })
}
