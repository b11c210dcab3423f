import type { Kysely } from 'kysely'
import type { Comparison } from '#contract/site/site.schema.ts'
import type { Tables } from '../../tables.ts'

/** A stored comparison by its public id, with those of its casinos that are still visible. */
export async function findComparison(db: Kysely<Tables>, publicId: number): Promise<Comparison | undefined> {
  const row = await db
    .selectFrom('comparisons')
    .select(['id', 'created_at'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const casinos = await db
    .selectFrom('comparison_casinos')
    .innerJoin('casinos', 'casinos.id', 'comparison_casinos.casino_id')
    .select('casino_id')
    .where('comparison_id', '=', row.id)
    .where('casinos.is_listed', '=', true)
    .orderBy('position')
    .execute()
  return {
    id: publicId,
    casinoIds: casinos.map((casino) => casino.casino_id),
    createdAt: row.created_at.toISOString(),
  }
}
