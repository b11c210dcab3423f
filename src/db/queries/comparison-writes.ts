import type { Kysely } from 'kysely'
import type { Comparison } from '#contract/site.schema.ts'
import type { Tables } from '../tables.ts'

/** How many of these casinos a visitor may see. */
export async function countVisibleCasinos(db: Kysely<Tables>, casinoIds: readonly number[]): Promise<number> {
  const rows = await db
    .selectFrom('casinos')
    .select('id')
    .where('id', 'in', casinoIds)
    .where('is_active', '=', true)
    .execute()
  return rows.length
}

/** Stores a comparison with its casinos in this order. */
export async function insertComparison(
  db: Kysely<Tables>,
  comparison: { casinoIds: readonly number[]; userId: string | null; now: Date },
): Promise<Comparison> {
  const { id } = await db
    .insertInto('comparisons')
    .values({ user_id: comparison.userId, created_at: comparison.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('comparison_casinos')
    .values(
      comparison.casinoIds.map((casino_id, index) => ({ comparison_id: id, casino_id, position: index + 1 })),
    )
    .execute()
  return {
    id,
    casinoIds: [...comparison.casinoIds],
    userId: comparison.userId,
    createdAt: comparison.now.toISOString(),
  }
}
