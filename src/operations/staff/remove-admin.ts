import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteAdmin } from '#db/queries/staff/admin-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditAccount } from './audit-account.ts'
import { lockAccount } from './lock-account.ts'

/**
 * Deletes an admin, including all sessions. Refuses with forbidden without staff.manage, for oneself and for owners,
 * and with not_found.
 */
export function removeAdmin(app: App, staff: Staff, id: number): Promise<Done> {
  return inTransaction(app, async (inside) => {
    const account = await lockAccount(inside, staff, id)
    if (id === staff.adminId) throw new Refusal('forbidden', 'You cannot delete yourself.')
    if (account.role === 'owner') throw new Refusal('forbidden', 'An owner cannot be deleted.')
    await deleteAdmin(inside.db, id)
    await auditAccount(inside, staff, account, 'deleted')
    return { success: true, message: 'Admin deleted' }
  })
}
