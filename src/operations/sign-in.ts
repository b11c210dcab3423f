import type { SignedIn, SignIn } from '#contract/admins.schema.ts'
import { SESSION } from '#contract/limits.ts'
import { Refusal } from '#contract/refusal.ts'
import { findAdminByName } from '#db/queries/admins.ts'
import type { KnownAdmin } from '#db/queries/admins.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import { insertSession } from '#db/queries/session-writes.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import { isPassword, isPasswordOfNobody } from '#platform/password.ts'
import type { App } from './app.ts'
import { countFailures } from './count-failures.ts'
import { inTransaction } from './in-transaction.ts'

const HOUR_MS = 3_600_000
const WRONG = 'Pogrešno korisničko ime ili password'
const TOO_MANY = 'Previše neuspelih pokušaja prijave. Pokušajte ponovo kasnije.'

/**
 * Checks name and password and opens a session of 24 hours (decision D-64). Refuses with unauthenticated, in the
 * same words and after the same work whether the name exists or not, and with rate_limited after too many
 * failures of the account or the address (decision D-63). A success is never counted.
 */
export async function signIn(app: App, address: string, { username, password }: SignIn): Promise<SignedIn> {
  const admin = await findAdminByName(app.db, username)
  const attempt = { username: admin?.username ?? username, address, refusal: TOO_MANY }
  const signedIn = await countFailures(app, attempt, async () => {
    const isRight =
      admin === undefined
        ? await isPasswordOfNobody(password)
        : await isPassword(password, admin.passwordHash)
    const opened = admin !== undefined && isRight ? await openSession(app, admin) : undefined
    if (opened === undefined) {
      const name = admin?.username ?? masked(username)
      await insertAuditEntry(app.db, { at: app.now(), username: null, action: 'failed to sign in', name })
    }
    return opened
  })
  if (signedIn === undefined) throw new Refusal('unauthenticated', WRONG)
  return signedIn
}

function openSession(app: App, admin: KnownAdmin): Promise<SignedIn | undefined> {
  const token = newSecret()
  return inTransaction(app, async ({ db, now }) => {
    const { id, username, role, passwordHash } = admin
    const isOpen = await insertSession(db, {
      tokenHash: sha256(token),
      adminId: id,
      passwordHash,
      now: now(),
      expiresAt: new Date(now().getTime() + SESSION.hours * HOUR_MS),
    })
    if (!isOpen) return undefined
    await insertAuditEntry(db, { at: now(), username, action: 'signed in' })
    return { success: true, message: 'Uspešna prijava', token, user: { id, username, role } }
  })
}

/** What was typed as a name and is nobody's may be a password in the wrong field, so little of it is kept. */
function masked(username: string): string {
  const [first = ''] = username
  return `unknown name ${first}***`
}
