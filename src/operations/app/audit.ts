import { insertAuditEntry, type AuditEntry } from '#db/queries/staff/audit-writes.ts'
import { usernameOf, type Actor } from './actor.ts'
import type { App } from './app.ts'

/** Records what `actor` did in the audit log, in the transaction of `app`. */
export function audit(
  app: Pick<App, 'db' | 'now'>,
  actor: Actor | { username: string | null },
  entry: Omit<AuditEntry, 'at' | 'username'>,
): Promise<void> {
  return insertAuditEntry(app.db, { ...entry, at: app.now(), username: usernameOf(actor) })
}
