import { Refusal } from '#contract/refusal.ts'
import type { Done } from '#contract/site.schema.ts'
import { deleteAdmin, lockAdmin } from '#db/queries/admin-writes.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'
import { refuseUnlessOwner } from './refuse-unless-owner.ts'

/**
 * Deletes an admin, whose sessions end with it. Refuses with forbidden unless an owner asks, for oneself and for
 * every owner (spec section 6), and with not_found.
 */
export function removeAdmin(app: App, staff: Staff, id: number): Promise<Done> {
  refuseUnlessOwner(staff)
  return inTransaction(app, async ({ db, now }) => {
    const admin = await lockAdmin(db, id)
    if (admin === undefined) throw new Refusal('not_found', 'Admin not found')
    if (id === staff.adminId) throw new Refusal('forbidden', 'You cannot delete yourself.')
    if (admin.role === 'owner') throw new Refusal('forbidden', 'An owner cannot be deleted.')
    await deleteAdmin(db, id)
    await insertAuditEntry(db, {
      at: now(),
      username: staff.username,
      action: 'deleted',
      kind: 'admin',
      itemId: id,
      name: admin.username,
    })
    return { success: true, message: 'Admin deleted' }
  })
}
