import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Stores an address once, without regard to case. */
export async function insertSubscriber(db: Kysely<Tables>, email: string, now: Date): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute()
}
