import { generatePassword } from '#platform/password.ts'
import { isLoopback } from '#platform/public-url-problem.ts'
import { SettingsError } from '#platform/setting-values.ts'
import type { App } from '../app/app.ts'
import { isWeakPassword } from './set-password.ts'

export interface CreatedOwner {
  username: string
  /** A generated password; shown once and stored nowhere. */
  generatedPassword: string | undefined
}

const COMMON =
  'OWNER_PASSWORD is one of the most common passwords or the username, which attackers try first. Choose another one.'

/**
 * Creates the owner at the first start (decision D-66): from the settings or, where none is configured and
 * `mayGenerate` is true (the embedded engine on one machine), with a random password. Undefined when there is an owner
 * already, or none can be created. A common password is accepted, with a warning, only while PUBLIC_URL is an address
 * of this machine; an existing owner's is not checked.
 * @throws SettingsError when the configured password is common and the site has a public address
 */
export async function createFirstOwner(
  app: App,
  options: { mayGenerate: boolean },
): Promise<CreatedOwner | undefined> {
  const { ownerUsername, ownerPassword } = app.settings
  const generated = ownerPassword === undefined ? generatePassword() : undefined
  if (generated !== undefined && !options.mayGenerate) return undefined
  const existing = await app.db
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirst()
  if (existing) return undefined
  const username = ownerUsername ?? 'owner'
  const isWeak = ownerPassword !== undefined && (await isWeakPassword(ownerPassword, username))
  if (isWeak) {
    if (!isLoopback(new URL(app.settings.publicUrl).hostname)) throw new SettingsError(COMMON)
    app.log.warn(COMMON)
  }
  const created = await app.db
    .insertInto('admins')
    .values({
      username,
      password_hash: await app.passwords.hash(ownerPassword ?? generated ?? ''),
      role: 'owner',
    })
    // Another process may have been faster.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created && { username, generatedPassword: generated }
}
