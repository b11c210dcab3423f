import { KINDS } from '#contract/items/kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { putBack, takeFromTrash } from '#db/queries/items/trash-writes.ts'
import { unschedule } from '#db/queries/posts/post-schedule.ts'
import { isUniqueViolation, isMissingTarget } from '#db/errors.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Takes an item out of the trash: it is back under its old number with all that went with it. Refuses with
 * not_found, and with conflict when something it needs is gone or its place has been taken.
 */
export async function putBackItem(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'trash.restore')
  try {
    return await inTransaction(app, async ({ db, now }) => {
      const taken = await takeFromTrash(db, id)
      if (taken === undefined) throw new Refusal('not_found', 'Deleted item not found')
      await putBack(db, taken.rows)
      const { kind, itemId, name } = taken
      // Its time may have passed while it lay there: it comes back as it was, not onto the site.
      if (kind === 'post') await unschedule(db, itemId, now())
      await insertAuditEntry(db, {
        at: now(),
        username: usernameOf(actor),
        action: 'restored',
        kind,
        itemId,
        name,
      })
      return { success: true, message: `${KINDS[kind].noun} restored` }
    })
  } catch (error) {
    if (isMissingTarget(error))
      throw new Refusal('conflict', 'Its casino was deleted as well. Restore the casino first.')
    if (isUniqueViolation(error))
      throw new Refusal('conflict', 'Another one has taken its address since. Change that one first.')
    throw error
  }
}
