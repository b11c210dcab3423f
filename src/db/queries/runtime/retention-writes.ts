/** Deletes expired rows in limited batches. Each function returns the number of deleted rows. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** The primary key and the date of what is kept for a while. Comparisons go with their lists of casinos. */
const KEPT_FOR_A_WHILE = {
  interactions: ['id', 'created_at'],
  comparisons: ['id', 'created_at'],
  interest_today: ['day, visitor, measure, slot', 'day'],
  interest: ['measure, day, target_id', 'day'],
} as const

/** `before` is a time, or a day as YYYY-MM-DD for interest. */
export function deleteOldRows(
  db: Kysely<Tables>,
  table: keyof typeof KEPT_FOR_A_WHILE,
  before: Date | string,
  most: number,
): Promise<number> {
  const [key, date] = KEPT_FOR_A_WHILE[table]
  return countOf(
    db,
    sql`delete from ${sql.table(table)} where (${sql.raw(key)}) in (
      select ${sql.raw(key)} from ${sql.table(table)} where ${sql.ref(date)} < ${before}
      order by ${sql.ref(date)} limit ${most})`,
  )
}

/** Clears the hashes. The reviews stay. */
export function deleteReviewHashes(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  return countOf(
    db,
    sql`update reviews set address_hash = null where id in (
      select id from reviews where address_hash is not null and created_at < ${before} limit ${most})`,
  )
}

async function countOf(db: Kysely<Tables>, statement: ReturnType<typeof sql>): Promise<number> {
  return Number((await statement.execute(db)).numAffectedRows ?? 0)
}

/** Ends sessions that began after `now`. Returns their number. */
export async function endFutureSessions(db: Kysely<Tables>, now: Date): Promise<number> {
  const ended = await db.deleteFrom('sessions').where('created_at', '>', now).executeTakeFirst()
  return Number(ended.numDeletedRows)
}
