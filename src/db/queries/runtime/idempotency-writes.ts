import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface StoredResult {
  bodyHash: string
  /** Null while the request is in progress. */
  status: number | null
  result: unknown
}

/** Locks the key until the transaction ends. False: another request holds it. */
export async function lockIdempotencyKey(db: Kysely<Tables>, key: string): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as locked`.execute(db)
  return rows[0]?.locked === true
}

/** The result stored under this key, unless it is older than `since`. */
export async function findStoredResult(
  db: Kysely<Tables>,
  key: string,
  since: Date,
): Promise<(StoredResult & { createdAt: Date }) | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'status', 'answer as result', 'created_at as createdAt'])
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** Stores a result, replacing an older one. */
export async function storeResult(
  db: Kysely<Tables>,
  key: string,
  stored: StoredResult,
  now: Date,
): Promise<void> {
  const row = {
    body_hash: stored.bodyHash,
    status: stored.status,
    answer: JSON.stringify(stored.result),
    created_at: now,
  }
  await db
    .insertInto('idempotency_keys')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function deleteStoredResult(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
}

export async function deleteStoredResults(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
