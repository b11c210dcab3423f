import type { Kysely } from 'kysely'
import type { Comparison } from '#contract/site.schema.ts'
import type { Tables } from '../tables.ts'

/** A stored comparison with those of its casinos that visitors may still see. */
export async function findComparison(db: Kysely<Tables>, id: number): Promise<Comparison | undefined> {
  const row = await db
    .selectFrom('comparisons')
    .select(['id', 'user_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const casinos = await db
    .selectFrom('comparison_casinos')
    .innerJoin('casinos', 'casinos.id', 'comparison_casinos.casino_id')
    .select('casino_id')
    .where('comparison_id', '=', id)
    .where('casinos.is_active', '=', true)
    .orderBy('position')
    .execute()
  return {
    id: row.id,
    casinoIds: casinos.map((casino) => casino.casino_id),
    userId: row.user_id,
    createdAt: row.created_at.toISOString(),
  }
}
