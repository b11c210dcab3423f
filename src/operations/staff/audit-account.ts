import type { Staff } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'

/** Logs an action on an account. Must run in the transaction of the action. */
export async function auditAccount(
  app: App,
  staff: Staff,
  account: { id: number; username: string },
  action: string,
): Promise<void> {
  await audit(app, staff, { action, kind: 'admin', itemId: account.id, name: account.username })
}
