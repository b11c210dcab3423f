import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'

/** Logs an action on an account. Must run in the transaction of the action. */
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
