import { DAY_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  deleteStoredResult,
  findStoredResult,
  lockIdempotencyKey,
  storeResult,
  type StoredResult,
} from '#db/queries/runtime/idempotency-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'

const KEPT_FOR_MS = DAY_MS

export interface Repeatable {
  /** The key as sent by the client. */
  key: string
  /** Route and sender, so that equal keys of different senders are different. */
  scope: string
  body: string
}

/** The result of a request before it becomes a response. */
export interface Outcome {
  status: 200 | 201
  result: unknown
}

/**
 * Runs `work` once per key within 24 hours; a repetition gets the first response again. The response is stored in the
 * transaction of the work. A refused or failed request stores nothing and may be repeated. Undefined: the key was used
 * with another body. Refuses with conflict while the first request is running.
 */
export function runOnce(
  app: App,
  request: Repeatable,
  work: (app: App) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const { key, bodyHash } = hashesOf(request)
  return inTransaction(app, async (inside) => {
    if (!(await lockIdempotencyKey(inside.db, key))) throw stillRunning()
    const kept = await findStoredResult(inside.db, key, new Date(inside.now().getTime() - KEPT_FOR_MS))
    if (kept !== undefined) return outcomeOf(kept, bodyHash)
    const { status, result } = await work(inside)
    await storeResult(inside.db, key, { bodyHash, status, result }, inside.now())
    return { status, result }
  })
}

/** After this time, a request that never ended because its process was killed may be repeated. */
const CLAIMED_FOR_MS = 2 * MINUTE_MS

/**
 * The same for `work` that also waits for pictures, passwords and the like: no transaction is held meanwhile. The key
 * is claimed first, and the result is stored afterwards. Work that a killed process had done is done again.
 */
export async function runOnceOutside(
  app: App,
  request: Repeatable,
  work: (app: App) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const { key, bodyHash } = hashesOf(request)
  const kept = await inTransaction(app, async ({ db, now }) => {
    if (!(await lockIdempotencyKey(db, key))) throw stillRunning()
    const stored = await findStoredResult(db, key, new Date(now().getTime() - KEPT_FOR_MS))
    const isClaim = stored?.status === null
    const isAlive = isClaim && stored.createdAt.getTime() > now().getTime() - CLAIMED_FOR_MS
    if (isAlive && stored.bodyHash === bodyHash) throw stillRunning()
    if (stored !== undefined && (!isClaim || isAlive)) return stored
    await storeResult(db, key, { bodyHash, status: null, result: null }, now())
    return undefined
  })
  if (kept !== undefined) return outcomeOf(kept, bodyHash)
  try {
    const { status, result } = await work(app)
    await storeResult(app.db, key, { bodyHash, status, result }, app.now())
    return { status, result }
  } catch (error) {
    await deleteStoredResult(app.db, key)
    throw error
  }
}

function hashesOf({ scope, key, body }: Repeatable): { key: string; bodyHash: string } {
  return { key: sha256(`${scope}\n${key}`), bodyHash: sha256(body) }
}

function outcomeOf(kept: StoredResult, bodyHash: string): Outcome | undefined {
  if (kept.bodyHash !== bodyHash) return undefined
  return { status: kept.status === 201 ? 201 : 200, result: kept.result }
}

function stillRunning(): Refusal {
  return new Refusal('conflict', 'A request with this Idempotency-Key is still being answered.', {
    retryAfter: 1,
  })
}
