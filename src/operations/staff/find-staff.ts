import { touchSession } from '#db/queries/staff/session-writes.ts'
import { findSession } from '#db/queries/staff/sessions.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { idleSince } from './idle-since.ts'

/** Often enough for a limit of hours, and seldom enough not to turn every read into a write. */
const NOTED_EVERY_MS = 60_000

/** Whose token it is; undefined when it is unknown or has ended. Asked of the database each time. */
export async function findStaff(app: App, token: string): Promise<Staff | undefined> {
  const tokenHash = sha256(token)
  const now = app.now()
  const session = await findSession(app.db, tokenHash, { now, idleSince: idleSince(app) })
  if (session === undefined) return undefined
  const { lastUsedAt, ...staff } = session
  if (now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY_MS)
    await touchSession(app.db, tokenHash, now).catch((error: unknown) => {
      // The session is valid all the same, and reading must go on where writing fails.
      app.log.warn({ err: error }, 'the use of a session could not be noted')
    })
  return staff
}
