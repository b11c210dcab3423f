import { sql, type Kysely } from 'kysely'
import type { StoredComparison } from '#contract/site/site.schema.ts'
import type { Tables } from '../../tables.ts'

/** How many of these casinos are listed. */
export async function countVisibleCasinos(db: Kysely<Tables>, casinoIds: readonly number[]): Promise<number> {
  const rows = await db
    .selectFrom('casinos')
    .select('id')
    .where('id', 'in', casinoIds)
    .where('is_listed', '=', true)
    .execute()
  return rows.length
}

/** This visitor's first stored comparison of the same casinos in the same order after `since`; null for none. */
export async function findSameComparison(
  db: Kysely<Tables>,
  { casinoIds, userId, since }: { casinoIds: readonly number[]; userId: string | null; since: Date },
): Promise<StoredComparison | null> {
  const whole = JSON.stringify([userId, casinoIds])
  await sql`select pg_advisory_xact_lock(hashtextextended(${whole}, 1))`.execute(db)
  const found = await db
    .selectFrom('comparisons')
    .select(['public_id as id', 'created_at'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('created_at', '>', since)
    .where(
      sql<boolean>`(select array_agg(casino_id order by position) from comparison_casinos
        where comparison_id = comparisons.id) = ${casinoIds}::integer[]`,
    )
    .orderBy('created_at')
    .executeTakeFirst()
  return found === undefined
    ? null
    : { id: found.id, casinoIds: [...casinoIds], userId, createdAt: found.created_at.toISOString() }
}

/** Stores a comparison under an id from `pickId`, which is called again while the id is taken. */
export async function insertComparison(
  db: Kysely<Tables>,
  { casinoIds, userId, now }: { casinoIds: readonly number[]; userId: string | null; now: Date },
  pickId: () => number,
): Promise<StoredComparison> {
  const { id, publicId } = await insertRow(db, { user_id: userId, created_at: now }, pickId)
  await db
    .insertInto('comparison_casinos')
    .values(casinoIds.map((casino_id, index) => ({ comparison_id: id, casino_id, position: index + 1 })))
    .execute()
  return { id: publicId, casinoIds: [...casinoIds], userId, createdAt: now.toISOString() }
}

const ATTEMPTS = 5

async function insertRow(
  db: Kysely<Tables>,
  row: { user_id: string | null; created_at: Date },
  pickId: () => number,
): Promise<{ id: number; publicId: number }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const inserted = await db
      .insertInto('comparisons')
      .values({ ...row, public_id: pickId() })
      .onConflict((conflict) => conflict.column('public_id').doNothing())
      .returning(['id', 'public_id as publicId'])
      .executeTakeFirst()
    if (inserted !== undefined) return inserted
  }
  throw new Error(`No free id for a comparison was found in ${ATTEMPTS} attempts.`)
}
