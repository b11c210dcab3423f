import type { Admin } from '#contract/staff/admins.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { updateRole } from '#db/queries/staff/admin-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditAccount } from './audit-account.ts'
import { lockAccount, refuseForLastOwner } from './lock-account.ts'

/**
 * Makes an admin an owner or the reverse. Sessions continue with the new role's permissions. Refuses with forbidden
 * without staff.manage, with not_found, and with conflict for the last enabled owner.
 */
export function changeRole(app: App, staff: Staff, id: number, role: Admin['role']): Promise<Done> {
  return inTransaction(app, async (inside) => {
    const account = await lockAccount(inside, staff, id)
    if (account.role !== role) {
      if (role === 'admin') refuseForLastOwner(account)
      await updateRole(inside.db, id, role)
      await auditAccount(inside, staff, account, `made an ${role}`)
    }
    return { success: true, message: `${account.username} is an ${role} now` }
  })
}
