import { DAY_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { countRequests } from '#db/queries/runtime/rate-limit-writes.ts'
import { createBlockList } from '#platform/rate-limit.ts'
import type { RateLimits } from '#platform/settings.ts'
import type { App } from './app.ts'
import { createBatcher } from './batcher.ts'
import { hashAddress } from './hash-address.ts'
import { perDatabase } from './per-database.ts'

/** Limits that count requests. Failed sign-ins are counted separately. */
export type LimitName = Exclude<keyof RateLimits, 'logins'>

const MAX_BATCH = 500

/**
 * Counts a request against a limit (decision D-63). The counters are in the database and shared by all processes; the
 * key holds a hash of the address and nothing of the body. Refuses with rate_limited and the seconds to wait.
 */
export async function checkRateLimit(app: App, limit: LimitName, address: string): Promise<void> {
  const key = `${limit}:${await hashAddress(app, address)}`
  const now = app.now()
  const blocked = blockListOf(app.db).blockedUntil(key, now)
  if (blocked !== undefined) throw tooMany(blocked, now)
  const { count, endsAt } = await (limit === 'chatDaily' ? dailyCounterOf : counterOf)(app.db)({ key, now })
  if (count <= app.settings.limits[limit]) return
  blockListOf(app.db).block(key, endsAt)
  app.security.record('rate_limited', { limit })
  throw tooMany(endsAt, now)
}

const blockListOf = perDatabase(createBlockList)

/** Counts one more action today, across all visitors and accounts. Returns the total. */
export async function countToday(app: App, key: string): Promise<number> {
  return (await dailyCounterOf(app.db)({ key, now: app.now() })).count
}

/** Counts one more action in this minute. Returns the total and the end of the minute in milliseconds since 1970. */
export function countThisMinute(app: App, key: string): Promise<{ count: number; endsAt: number }> {
  return counterOf(app.db)({ key, now: app.now() })
}

/** Requests that arrive during a write share the next statement. */
const counterOf = perDatabase((db) => createCounter(db, MINUTE_MS))
const dailyCounterOf = perDatabase((db) => createCounter(db, DAY_MS))

function createCounter(db: App['db'], windowMs: number): (counted: Counted) => Promise<Standing> {
  return createBatcher<Counted, Standing>({
    waitMs: 0,
    maxSize: MAX_BATCH,
    run: async (requests) => {
      const added = new Map<string, number>()
      const places = requests.map(({ key }) => added.set(key, (added.get(key) ?? 0) + 1).get(key) ?? 1)
      const now = requests.at(-1)?.now ?? new Date()
      const rows = new Map((await countRequests(db, added, now, windowMs)).map((row) => [row.key, row]))
      return requests.map(({ key }, index) => {
        const row = rows.get(key)
        const before = (row?.count ?? 0) - (added.get(key) ?? 0)
        return {
          count: before + (places[index] ?? 1),
          endsAt: (row?.windowStart ?? now).getTime() + windowMs,
        }
      })
    },
  })
}

interface Counted {
  key: string
  now: Date
}
interface Standing {
  count: number
  endsAt: number
}

function tooMany(endsAt: number, now: Date): Refusal {
  const retryAfter = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))
  return new Refusal('rate_limited', 'Too many requests. Please wait a moment and try again.', { retryAfter })
}
