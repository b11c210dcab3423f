import type { Done } from '#contract/site/site.schema.ts'
import type { ChangedDisplayName } from '#contract/staff/admins.schema.ts'
import { updateDisplayName } from '#db/queries/staff/admin-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditAccount } from './audit-account.ts'

/** Sets one's own display name (decision D-96). Earlier publications keep the former name. */
export function changeDisplayName(
  app: App,
  staff: Staff,
  { displayName }: ChangedDisplayName,
): Promise<Done> {
  return inTransaction(app, async (inside) => {
    await updateDisplayName(inside.db, staff.adminId, displayName || null)
    const account = { id: staff.adminId, username: staff.username }
    await auditAccount(inside, staff, account, 'changed the display name')
    return { success: true, message: 'Display name saved' }
  })
}
