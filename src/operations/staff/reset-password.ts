import type { ResetPassword } from '#contract/staff/admins.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { updatePassword } from '#db/queries/staff/admin-writes.ts'
import { deleteDevicesOf } from '#db/queries/staff/known-device-writes.ts'
import { deleteSessionsOf } from '#db/queries/staff/session-writes.ts'
import { generatePassword } from '#platform/password.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditAccount } from './audit-account.ts'
import { lockAccount } from './lock-account.ts'

/**
 * Gives an account a new random password, which only this result contains. Its sessions end and its devices are
 * forgotten. Refuses with forbidden without staff.manage and for oneself, and with not_found.
 */
export async function resetPassword(app: App, staff: Staff, id: number): Promise<ResetPassword> {
  authorise(app, staff, 'staff.manage')
  // Otherwise an unattended screen could be used to take the account over. Changing one's own password requires the
  // current one.
  if (id === staff.adminId) throw new Refusal('forbidden', 'Use "Change my password" for your own account.')
  const password = generatePassword()
  const passwordHash = await app.passwords.hash(password)
  return inTransaction(app, async (inside) => {
    const account = await lockAccount(inside, staff, id)
    await updatePassword(inside.db, id, passwordHash)
    await deleteSessionsOf(inside.db, id)
    await deleteDevicesOf(inside.db, id)
    await auditAccount(inside, staff, account, 'reset the password')
    return { success: true, message: `The password of ${account.username} is reset`, password }
  })
}
