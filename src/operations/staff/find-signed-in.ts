import { parse } from 'hono/utils/cookie'
import { touchSession } from '#db/queries/staff/session-writes.ts'
import { findSession } from '#db/queries/staff/sessions.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { idleSince } from './idle-since.ts'

/** Recorded rarely enough to avoid a write per request, and often enough for limits in hours. */
const NOTED_EVERY_MS = 60_000

export const SESSION_COOKIE = 'staff_session'
/** The cookie's name over HTTPS, which no other host of the domain can set (RFC 6265bis, section 4.1.3.2). */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

export interface SignedInStaff {
  staff: Staff
  /** When the browser last confirmed the password; undefined for a program, which cannot be asked. */
  passwordAt: Date | undefined
}

/**
 * The session of a token; undefined when it is invalid, unknown or expired, or belongs to a browser whose cookie is
 * missing in the Cookie header (decision D-80). Reads the database each time.
 */
export async function findSignedIn(
  app: App,
  { token, cookies = '' }: { token: string; cookies?: string | undefined },
): Promise<SignedInStaff | undefined> {
  // Other texts cannot be tokens, so no query is needed.
  if (!/^[0-9a-f]{64}$/i.test(token)) return undefined
  const tokenHash = sha256(token)
  const now = app.now()
  const session = await findSession(app.db, tokenHash, { now, idleSince: idleSince(app) })
  if (session === undefined) return undefined
  const { lastUsedAt, cookieHash, passwordAt, ...staff } = session
  const sent = parse(cookies)
  const cookie = sent[HOST_SESSION_COOKIE] ?? sent[SESSION_COOKIE] ?? ''
  if (cookieHash !== null && sha256(cookie) !== cookieHash) {
    app.security.record('session_without_cookie')
    return undefined
  }
  if (now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY_MS)
    await touchSession(app.db, tokenHash, now).catch((error: unknown) => {
      // The session is valid nevertheless, and reading must work where writing fails.
      app.log.warn({ err: error }, 'the use of a session could not be noted')
    })
  return { staff, passwordAt: cookieHash === null ? undefined : passwordAt }
}
