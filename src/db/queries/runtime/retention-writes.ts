/** Deletes expired rows in limited batches. Each function returns the number of deleted rows. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export function deleteOldInteractions(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  return countOf(
    db,
    sql`delete from interactions where id in (
      select id from interactions where created_at < ${before} order by created_at limit ${most})`,
  )
}

/** Includes their lists of casinos. */
export function deleteOldComparisons(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  return countOf(
    db,
    sql`delete from comparisons where id in (
      select id from comparisons where created_at < ${before} order by created_at limit ${most})`,
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

export function deleteCountedVisitors(db: Kysely<Tables>, before: string, most: number): Promise<number> {
  return countOf(
    db,
    sql`delete from interest_today where (day, visitor, measure, slot) in (
      select day, visitor, measure, slot from interest_today where day < ${before} limit ${most})`,
  )
}

/** Deletes sums of days before one, YYYY-MM-DD. */
export function deleteOldInterest(db: Kysely<Tables>, before: string, most: number): Promise<number> {
  return countOf(
    db,
    sql`delete from interest where (measure, day, target_id) in (
      select measure, day, target_id from interest where day < ${before} limit ${most})`,
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
