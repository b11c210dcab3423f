import { KINDS } from '#contract/items/kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { putBack, takeFromTrash } from '#db/queries/items/trash-writes.ts'
import { unschedule } from '#db/queries/posts/post-schedule.ts'
import { isUniqueViolation, isMissingTarget } from '#db/errors.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Restores an item from the trash under its old id, with everything deleted along with it. Refuses with not_found, and
 * with conflict when something it needs no longer exists or its place is taken.
 */
export async function putBackItem(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'trash.restore')
  try {
    return await inTransaction(app, async ({ db, now }) => {
      const taken = await takeFromTrash(db, id)
      if (taken === undefined) throw new Refusal('not_found', 'Deleted item not found')
      await putBack(db, taken.rows)
      const { kind, itemId, name } = taken
      // A publication time may have passed in the trash; the article must not go public by being restored.
      if (kind === 'post') await unschedule(db, itemId, now())
      await audit({ db, now }, actor, { action: 'restored', kind, itemId, name })
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
