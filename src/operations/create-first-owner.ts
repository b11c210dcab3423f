import { randomBytes } from 'node:crypto'
import { hashPassword } from '#platform/password.ts'
import type { App } from './app.ts'

/** What the start message must say about the owner, when one was created just now. */
export interface CreatedOwner {
  username: string
  /** Only when the product made it up; it is shown once and stored nowhere. */
  generatedPassword: string | undefined
}

/**
 * Creates the owner at the first start (decision D-66): from the settings, or, where nobody configured one and
 * `mayGenerate` is true (the embedded engine on one machine), with a random password.
 * Undefined when there is an owner already, or none can be created.
 */
export async function createFirstOwner(
  app: App,
  options: { mayGenerate: boolean },
): Promise<CreatedOwner | undefined> {
  const { ownerUsername, ownerPassword } = app.settings
  const generated = ownerPassword === undefined ? randomBytes(12).toString('base64url') : undefined
  if (generated !== undefined && !options.mayGenerate) return undefined
  const existing = await app.db
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirst()
  if (existing) return undefined
  const username = ownerUsername ?? 'owner'
  const created = await app.db
    .insertInto('admins')
    .values({ username, password_hash: await hashPassword(ownerPassword ?? generated ?? ''), role: 'owner' })
    // Another process may have been faster.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created && { username, generatedPassword: generated }
}
