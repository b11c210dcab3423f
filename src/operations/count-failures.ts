import { SESSION } from '#contract/limits.ts'
import { Refusal } from '#contract/refusal.ts'
import { countRequests, giveBackRequests } from '#db/queries/rate-limit-writes.ts'
import type { RequestCount } from '#db/queries/rate-limit-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { App } from './app.ts'
import { hashAddress } from './hash-address.ts'
import { perDatabase } from './per-database.ts'

export interface Attempt {
  /** The account as the database writes it, or as it was typed when there is none. */
  username: string
  address: string
  /** What is said to whoever has tried too often. */
  refusal: string
}

/**
 * Runs a check of a password and answers what it gives; undefined is a failure. After too many failures of the
 * account or the address within 15 minutes (decision D-63) it refuses with rate_limited and checks nothing.
 *
 * An attempt is counted before it is checked, in the database, and taken back when it succeeds: a thousand at
 * once get no more guesses than a thousand in a row, on any number of processes, and a success never counts.
 */
export async function countFailures<T>(
  app: App,
  { username, address, refusal }: Attempt,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const addressHash = await hashAddress(app, address)
  const keys = [`login-account:${sha256(username.toLowerCase())}`, `login-address:${addressHash}`]
  return queueOf(app.db)(addressHash, async () => {
    const counts = await countRequests(
      app.db,
      new Map(keys.map((key) => [key, 1])),
      app.now(),
      SESSION.failuresWithinMs,
    )
    const over = counts.filter(({ count }) => count > app.settings.limits.logins)
    if (over.length > 0) {
      await giveBackRequests(app.db, counts)
      throw tooMany(over, app.now(), refusal)
    }
    try {
      const result = await check()
      if (result !== undefined) await giveBackRequests(app.db, counts)
      return result
    } catch (error) {
      await giveBackRequests(app.db, counts)
      throw error
    }
  })
}

function tooMany(over: readonly RequestCount[], now: Date, message: string): Refusal {
  const endsAt = Math.max(...over.map(({ windowStart }) => windowStart.getTime())) + SESSION.failuresWithinMs
  return new Refusal('rate_limited', message, {
    retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  })
}

/**
 * Attempts from one address take turns within a process, so that an office whose staff sign in at the same
 * moment does not look like a guesser.
 */
const queueOf = perDatabase(() => {
  const lastOf = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (lastOf.get(key) ?? Promise.resolve()).then(work, work)
    const settled = mine.catch(() => undefined)
    lastOf.set(key, settled)
    void settled.then(() => lastOf.get(key) === settled && lastOf.delete(key))
    return mine
  }
})
