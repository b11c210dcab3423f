import { SESSION } from '#contract/staff/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { countRequests, giveBackRequests, type RequestCount } from '#db/queries/runtime/rate-limit-writes.ts'
import { pauseAccount } from '../staff/pause-account.ts'
import type { App } from './app.ts'
import { perDatabase } from './per-database.ts'

export interface Attempt {
  /** Counters of failures, each limited by `LIMIT_LOGINS`. They hold hashes only. */
  keys: readonly [string, ...string[]]
  /** The account with the growing pause: its stored name, or the typed one when there is no such account. */
  pausedAccount?: string | undefined
  /** The message after too many failures. */
  refusal: string
}

/**
 * Runs a password check and returns its result; undefined counts as a failure. After too many failures on one of the
 * counters within 15 minutes (decision D-63), or during the account's pause, refuses with rate_limited without
 * checking.
 * An attempt is counted in the database before it is checked, and uncounted when it succeeds. So a thousand concurrent
 * attempts get no more guesses than a thousand in a row, on any number of processes.
 */
export function countFailures<T>(
  app: App,
  { keys, pausedAccount, refusal }: Attempt,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return queueOf(app.db)(keys[0], async () => {
    const takeBackCounts = await countAttempt(app, keys, refusal)
    const takeBackPause =
      pausedAccount === undefined
        ? undefined
        : await passPause(app, pausedAccount, refusal).catch(async (error: unknown) => {
            await takeBackCounts()
            throw error
          })
    const takeBack = async () => {
      await takeBackCounts()
      await takeBackPause?.()
    }
    try {
      const result = await check()
      if (result !== undefined) await takeBack()
      return result
    } catch (error) {
      await takeBack()
      throw error
    }
  })
}

async function countAttempt(
  app: App,
  keys: readonly string[],
  refusal: string,
): Promise<() => Promise<void>> {
  const counts = await countRequests(
    app.db,
    new Map(keys.map((key) => [key, 1])),
    app.now(),
    SESSION.failuresWithinMs,
  )
  const over = counts.filter(({ count }) => count > app.settings.limits.logins)
  if (over.length === 0) return () => giveBackRequests(app.db, counts)
  await giveBackRequests(app.db, counts)
  throw tooMany(refusal, app.now(), endOf(over))
}

async function passPause(app: App, account: string, refusal: string): Promise<() => Promise<void>> {
  const attempt = await pauseAccount(app, account)
  if (!attempt.isAllowed) throw tooMany(refusal, app.now(), attempt.openAt.getTime())
  return attempt.takeBack
}

function endOf(over: readonly RequestCount[]): number {
  return Math.max(...over.map(({ windowStart }) => windowStart.getTime())) + SESSION.failuresWithinMs
}

function tooMany(message: string, now: Date, endsAt: number): Refusal {
  return new Refusal('rate_limited', message, {
    retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  })
}

/**
 * Attempts with the same first counter run one after the other within a process, so that an office where many sign in
 * at once does not look like an attack.
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
