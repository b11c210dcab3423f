import { keepSiteSetting } from '#db/queries/runtime/site-setting-writes.ts'
import { keyedHash, newSecret } from '#platform/hash.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { perDatabase } from './per-database.ts'

/**
 * A keyed hash that identifies an address. The key is created once per installation and stored in the same database,
 * shared by all processes. With both, all IPv4 addresses could be tried, so a hash is as personal as the address and is
 * deleted as soon as it is no longer needed (forget-expired.ts).
 */
export async function hashAddress(app: App, address: string): Promise<string> {
  const hashes = hashesOf(app.db)
  const known = hashes.get(address)
  if (known !== undefined) return known
  const hash = keyedHash(await keyOf(app.db)(), address)
  if (hashes.size >= REMEMBERED) hashes.clear()
  hashes.set(address, hash)
  return hash
}

/** Hashes are cached, because a visitor sends many requests. */
const REMEMBERED = 10_000
const hashesOf = perDatabase(() => new Map<string, string>())

/** The hash for an actor; null for staff and the system, which are not identified by address. */
export async function addressHashOf(app: App, actor: Actor): Promise<string | null> {
  return actor.role === 'visitor' ? hashAddress(app, actor.address) : null
}

/** Read once, however many requests need it first. Failures are not kept. */
const keyOf = perDatabase((db) => {
  let key: Promise<string> | undefined
  const forget = (reason: unknown) => {
    key = undefined
    throw reason
  }
  return () => (key ??= keepSiteSetting(db, 'address_hash_key', newSecret()).catch(forget))
})
