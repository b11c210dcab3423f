import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'

/** Notes in the audit log what somebody did to an account. Belongs into the transaction of the deed. */
export async function auditAccount(
  { db, now }: App,
  staff: Staff,
  account: { id: number; username: string },
  action: string,
): Promise<void> {
  await insertAuditEntry(db, {
    at: now(),
    username: staff.username,
    action,
    kind: 'admin',
    itemId: account.id,
    name: account.username,
  })
}
