import { findSession } from '#db/queries/sessions.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'

/** Whose token it is; undefined when it is unknown or has ended. Asked of the database each time. */
export async function findStaff(app: App, token: string): Promise<Staff | undefined> {
  return findSession(app.db, sha256(token), app.now())
}
