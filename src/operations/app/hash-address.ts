import { keepSiteSetting } from '#db/queries/runtime/site-setting-writes.ts'
import { keyedHash, newSecret } from '#platform/hash.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { perDatabase } from './per-database.ts'

/**
 * A keyed hash of an address: it distinguishes two visitors. The key is made once for each installation, shared by all
 * its processes, and lies in the same database: with both, all addresses of IPv4 could be tried, so a hash is as
 * personal as the address and is deleted as soon as it has served (forget-expired.ts).
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

/** A visitor sends many requests. */
const REMEMBERED = 10_000
const hashesOf = perDatabase(() => new Map<string, string>())

/** The same of the actor; null for staff and for the system, which are not distinguished by address. */
export async function addressHashOf(app: App, actor: Actor): Promise<string | null> {
  return actor.role === 'visitor' ? hashAddress(app, actor.address) : null
}

/** Asked for once, however many requests need it first; a failure is not remembered. */
const keyOf = perDatabase((db) => {
  let key: Promise<string> | undefined
  const forget = (reason: unknown) => {
    key = undefined
    throw reason
  }
  return () => (key ??= keepSiteSetting(db, 'address_hash_key', newSecret()).catch(forget))
})
