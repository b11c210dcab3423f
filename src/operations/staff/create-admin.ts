import type { NewAdmin } from '#contract/staff/admins.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { insertAdmin } from '#db/queries/staff/admin-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditAccount } from './audit-account.ts'
import { refuseWeakPassword } from './set-password.ts'

/**
 * Adds an admin; owners are not created here (decision D-65). Refuses with forbidden without staff.manage, with
 * invalid_input for a common password, and with conflict when the name is taken, ignoring case (decision D-54).
 */
export async function createAdmin(
  app: App,
  staff: Staff,
  { username, displayName, password }: NewAdmin,
): Promise<Done> {
  authorise(app, staff, 'staff.manage')
  await refuseWeakPassword('password', { password, username })
  const passwordHash = await app.passwords.hash(password)
  return inTransaction(app, async (inside) => {
    const id = await insertAdmin(inside.db, {
      username,
      displayName: displayName || null,
      passwordHash,
      now: inside.now(),
    })
    if (id === undefined) throw taken(username)
    await auditAccount(inside, staff, { id, username }, 'created')
    return { success: true, message: 'Admin successfully created' }
  })
}

function taken(username: string): Refusal {
  const message = `The username ${username} is taken`
  return new Refusal('conflict', message, { problems: [{ path: 'username', message }] })
}
