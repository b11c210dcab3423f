import { Refusal } from '#contract/shared/refusal.ts'
import { updatePassword } from '#db/queries/staff/admin-writes.ts'
import { findAdminByName, listAdmins } from '#db/queries/staff/admins.ts'
import { deleteDevicesOf } from '#db/queries/staff/known-device-writes.ts'
import { deleteSessionsOf } from '#db/queries/staff/session-writes.ts'
import { isCommonPassword } from '#platform/common-passwords.ts'
import type { App } from '../app/app.ts'
import { audit } from '../app/audit.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Sets an account's password from the command line. All its sessions end and its devices are forgotten. Returns the
 * stored name. Refuses with not_found, listing the existing names, and with invalid_input for a common password or the
 * username.
 */
export async function setPassword(app: App, username: string, password: string): Promise<string> {
  await refuseWeakPassword('password', { password, username })
  const passwordHash = await app.passwords.hash(password)
  return inTransaction(app, async ({ db, now }) => {
    const admin = await findAdminByName(db, username)
    if (admin === undefined) {
      const names = (await listAdmins(db)).map((known) => known.username).join(', ')
      throw new Refusal('not_found', `There is no account ${username}. There is: ${names || 'none yet'}.`)
    }
    await updatePassword(db, admin.id, passwordHash)
    await deleteSessionsOf(db, admin.id)
    await deleteDevicesOf(db, admin.id)
    await audit(
      { db, now },
      { role: 'system' },
      {
        action: 'set a password from the command line',
        kind: 'admin',
        itemId: admin.id,
        name: admin.username,
      },
    )
    return admin.username
  })
}

const COMMON = 'This password is one of the most common ones, which attackers try first. Choose another one.'

const OWN_NAME = 'The password is the username, which attackers try first. Choose another one.'

/** Refuses with invalid_input, naming the field at `path`, a password that is common or resembles the username. */
export async function refuseWeakPassword(
  path: string,
  { password, username }: { password: string; username: string },
): Promise<void> {
  const message = isOwnName(password, username)
    ? OWN_NAME
    : (await isCommonPassword(password))
      ? COMMON
      : undefined
  if (message !== undefined) throw new Refusal('invalid_input', message, { problems: [{ path, message }] })
}

/** Whether attackers would try it early. */
export async function isWeakPassword(password: string, username: string): Promise<boolean> {
  return isOwnName(password, username) || isCommonPassword(password)
}

/** Also doubled, reversed, in other case, and with digits or signs around it. */
function isOwnName(password: string, username: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  const [name, word] = [bare(username), bare(password)]
  const backwards = Array.from(name).toReversed().join('')
  if (name === '') return password.toLowerCase() === username.toLowerCase()
  return [name, name + name, backwards].includes(word)
}
