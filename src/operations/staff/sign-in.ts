import { HOUR_MS } from '#contract/shared/durations.ts'
import type { SignedIn, SignIn } from '#contract/staff/admins.schema.ts'
import { SESSION } from '#contract/staff/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { findAdminByName, type KnownAdmin } from '#db/queries/staff/admins.ts'
import { deleteSurplusSessions, insertSession } from '#db/queries/staff/session-writes.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import type { App } from '../app/app.ts'
import { audit } from '../app/audit.ts'
import { countFailures, type Attempt } from '../app/count-failures.ts'
import { hashAddress } from '../app/hash-address.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { idleSince } from './idle-since.ts'
import { findDevice, rememberDevice, type Device } from './known-device.ts'

const WRONG = 'Pogrešno korisničko ime ili password'
/** Shown only after the right password, so that others cannot recognise disabled accounts. */
const DISABLED = 'This account is disabled. Ask an owner.'
const TOO_MANY = 'Previše neuspelih pokušaja prijave. Pokušajte ponovo kasnije.'

export interface SignInFrom {
  address: string
  deviceToken: string | undefined
  /** A browser gets a cookie that the session is bound to; a program uses the token alone. */
  isBrowser: boolean
}
export interface NewSignIn {
  answer: SignedIn
  /** For the device to keep, so that it is recognised next time. */
  deviceToken: string
  /** For the browser to keep; without it the token is useless. */
  sessionCookie: string | undefined
}

/**
 * Verifies name and password and opens a session of 24 hours (decision D-64). Refuses with unauthenticated, in the same
 * words and after the same work whether the name exists or not, and with rate_limited after too many failures (decision
 * D-63). A success is never counted. The right password of a disabled account counts as wrong.
 */
export async function signIn(app: App, from: SignInFrom, { username, password }: SignIn): Promise<NewSignIn> {
  const admin = await findAdminByName(app.db, username)
  const device = await findDevice(app, from.deviceToken)
  const attempt = await attemptOf(app, from, { admin, device, username })
  let reason = WRONG
  const signedIn = await countFailures(app, attempt, async () => {
    const isRight =
      admin === undefined
        ? await app.passwords.isRightForNobody(password)
        : await app.passwords.isRight(password, admin.passwordHash)
    if (isRight && admin?.isDisabled === true) reason = DISABLED
    const opened =
      admin !== undefined && isRight
        ? await openSession(app, admin, { device, isBrowser: from.isBrowser })
        : undefined
    if (opened === undefined) {
      const name = admin?.username ?? masked(username)
      await audit(app, { role: 'system' }, { action: 'failed to sign in', name })
    }
    return opened
  })
  if (signedIn === undefined) throw new Refusal('unauthenticated', reason)
  return signedIn
}

/**
 * A known device has its own counter and no pause, so its owner can always sign in, whatever others do. Everyone else
 * is counted by address and by account and address, and waits for the pause.
 */
async function attemptOf(
  app: App,
  { address, deviceToken = '' }: SignInFrom,
  { admin, device, username }: { admin: KnownAdmin | undefined; device: Device; username: string },
): Promise<Attempt> {
  if (admin !== undefined && device.isKnownTo(admin.id))
    return { keys: [`login-device:${admin.id}:${sha256(deviceToken)}`], refusal: TOO_MANY }
  const account = admin?.username ?? username
  const addressHash = await hashAddress(app, address)
  return {
    keys: [`login-address:${addressHash}`, `login-pair:${sha256(account.toLowerCase())}:${addressHash}`],
    pausedAccount: account,
    refusal: TOO_MANY,
  }
}

function openSession(
  app: App,
  admin: KnownAdmin,
  { device, isBrowser }: { device: Device; isBrowser: boolean },
): Promise<NewSignIn | undefined> {
  const token = newSecret()
  const sessionCookie = isBrowser ? newSecret() : undefined
  return inTransaction(app, async (inside) => {
    const { db, now } = inside
    const { id, username, role, passwordHash } = admin
    const session = {
      tokenHash: sha256(token),
      cookieHash: sessionCookie === undefined ? null : sha256(sessionCookie),
      adminId: id,
      passwordHash,
      now: now(),
      expiresAt: new Date(now().getTime() + SESSION.hours * HOUR_MS),
    }
    if (!(await insertSession(db, session))) return undefined
    await deleteSurplusSessions(db, session, { kept: SESSION.perAccount, idleSince: idleSince(app) })
    const deviceToken = await rememberDevice(inside, id, device)
    await audit({ db, now }, { username }, { action: 'signed in' })
    const answer: SignedIn = {
      success: true,
      message: 'Uspešna prijava',
      token,
      user: { id, username, role },
    }
    return { answer, deviceToken, sessionCookie }
  })
}

/** An unknown name may be a password typed into the wrong field, so little of it is stored. */
function masked(username: string): string {
  const [first = ''] = username
  return `unknown name ${first}***`
}
