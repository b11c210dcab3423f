import type { SignedIn, SignIn } from '#contract/admins.schema.ts'
import { SESSION } from '#contract/limits.ts'
import { Refusal } from '#contract/refusal.ts'
import { findAdminByName } from '#db/queries/admins.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import { countRequests } from '#db/queries/rate-limit-writes.ts'
import { insertSession } from '#db/queries/session-writes.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import { isPassword, isPasswordOfNobody } from '#platform/password.ts'
import type { App } from './app.ts'
import { hashAddress } from './hash-address.ts'
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
  const keys = [
    `login-account:${sha256(username.toLowerCase())}`,
    `login-address:${await hashAddress(app, address)}`,
  ]
  await refuseTooMany(app, keys, 0)
  const admin = await findAdminByName(app.db, username)
  const isRight =
    admin === undefined ? await isPasswordOfNobody(password) : await isPassword(password, admin.passwordHash)
  if (admin === undefined || !isRight) {
    await insertAuditEntry(app.db, {
      at: app.now(),
      username: null,
      action: 'failed to sign in',
      name: username,
    })
    await refuseTooMany(app, keys, 1)
    throw new Refusal('unauthenticated', WRONG)
  }
  const token = newSecret()
  const now = app.now()
  await inTransaction(app, async ({ db }) => {
    await insertSession(db, {
      tokenHash: sha256(token),
      adminId: admin.id,
      now,
      expiresAt: new Date(now.getTime() + SESSION.hours * HOUR_MS),
    })
    await insertAuditEntry(db, { at: now, username: admin.username, action: 'signed in' })
  })
  const { id, role } = admin
  return { success: true, message: 'Uspešna prijava', token, user: { id, username: admin.username, role } }
}

/** Adds to both counters and refuses when one of them is above the limit; adding nothing only looks. */
async function refuseTooMany(app: App, keys: readonly string[], added: 0 | 1): Promise<void> {
  const now = app.now()
  const counts = await countRequests(
    app.db,
    new Map(keys.map((key) => [key, added])),
    now,
    SESSION.failuresWithinMs,
  )
  const limit = app.settings.limits.logins
  const over = counts.filter(({ count }) => (added === 0 ? count >= limit : count > limit))
  if (over.length === 0) return
  const endsAt = Math.max(...over.map(({ windowStart }) => windowStart.getTime())) + SESSION.failuresWithinMs
  throw new Refusal('rate_limited', TOO_MANY, {
    retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  })
}
