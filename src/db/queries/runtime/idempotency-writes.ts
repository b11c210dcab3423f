import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface KeptAnswer {
  bodyHash: string
  status: number | null
  answer: unknown
}

/** Holds the key until the transaction ends. False: another request holds it. */
export async function lockIdempotencyKey(db: Kysely<Tables>, key: string): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as locked`.execute(db)
  return rows[0]?.locked === true
}

/** An answer that is not older than `since`. */
export async function findKeptAnswer(
  db: Kysely<Tables>,
  key: string,
  since: Date,
): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'status', 'answer'])
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** Keeps an answer in place of an older one. */
export async function keepAnswer(
  db: Kysely<Tables>,
  key: string,
  kept: KeptAnswer,
  now: Date,
): Promise<void> {
  const row = {
    body_hash: kept.bodyHash,
    status: kept.status,
    answer: JSON.stringify(kept.answer),
    created_at: now,
  }
  await db
    .insertInto('idempotency_keys')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function deleteKeptAnswers(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
