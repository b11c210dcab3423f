import type { ChangedPassword } from '#contract/staff/admins.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { lockAdmin, updatePassword } from '#db/queries/staff/admin-writes.ts'
import { deleteDevicesOf } from '#db/queries/staff/known-device-writes.ts'
import { deleteSessionsOf } from '#db/queries/staff/session-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { refuseWeakPassword } from './set-password.ts'

export interface PasswordChange extends ChangedPassword {
  /** The session to keep; all others of the account end. */
  token: string
  /** The device to keep; all others of the account are forgotten. */
  deviceToken: string | undefined
}

/**
 * Sets one's own password. Refuses with invalid_input when the current one is wrong or the new one is common, and with
 * rate_limited after too many failures in this session.
 */
export async function changePassword(app: App, staff: Staff, change: PasswordChange): Promise<Done> {
  const { token, deviceToken = '', currentPassword, newPassword } = change
  const tokenHash = sha256(token)
  const checked = await checkOwnPassword(app, staff, {
    tokenHash,
    password: currentPassword,
    route: 'PUT /api/auth/password',
  })
  if (checked === undefined) throw wrong('currentPassword', 'The current password is not right')
  if (newPassword === currentPassword)
    throw wrong('newPassword', 'The new password must differ from the current one')
  await refuseWeakPassword('newPassword', { password: newPassword, username: staff.username })
  const passwordHash = await app.passwords.hash(newPassword)
  return inTransaction(app, async ({ db, now }) => {
    const present = await lockAdmin(db, staff.adminId)
    if (present?.passwordHash !== checked.passwordHash)
      throw new Refusal('conflict', 'Your password was changed elsewhere in the meantime.')
    await updatePassword(db, staff.adminId, passwordHash)
    await deleteSessionsOf(db, staff.adminId, tokenHash)
    await deleteDevicesOf(db, staff.adminId, sha256(deviceToken))
    await audit({ db, now }, staff, { action: 'changed the password' })
    return { success: true, message: 'Password changed' }
  })
}

function wrong(path: string, message: string): Refusal {
  return new Refusal('invalid_input', message, { problems: [{ path, message }] })
}
