import { sql, type Kysely, type Transaction } from 'kysely'
import { HOUR_MS } from '#contract/shared/durations.ts'
import type { Tables } from './tables.ts'
import { withTimeLimit } from './time-limit.ts'

/** Runs a transaction whose statements may each take an hour, such as loading data or moving many rows. */
export function inLongTransaction<T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return withTimeLimit(HOUR_MS, () =>
    db.transaction().execute(async (trx) => {
      await liftLimits(trx)
      return await work(trx)
    }),
  )
}

/**
 * Removes the server's time limits for the caller's transaction. Sorting a large table takes longer than a visitor's
 * query may, and a slow disk or bucket may cause pauses between statements. The client's own limit is `withTimeLimit`.
 */
export async function liftLimits(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local lock_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
