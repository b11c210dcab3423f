import type { Done } from '#contract/site.schema.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import { deleteSession } from '#db/queries/session-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'

/** Ends the session of this token, on every process at once. */
export function signOut(app: App, staff: Staff, token: string): Promise<Done> {
  return inTransaction(app, async ({ db, now }) => {
    await deleteSession(db, sha256(token))
    await insertAuditEntry(db, { at: now(), username: staff.username, action: 'signed out' })
    return { success: true, message: 'Odjavljeni ste' }
  })
}
