import type { Done } from '#contract/site/site.schema.ts'
import { deleteSession } from '#db/queries/staff/session-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Ends the session of this token, on every process at once. */
export function signOut(app: App, staff: Staff, token: string): Promise<Done> {
  return inTransaction(app, async ({ db, now }) => {
    await deleteSession(db, sha256(token))
    await audit({ db, now }, staff, { action: 'signed out' })
    return { success: true, message: 'Odjavljeni ste' }
  })
}
