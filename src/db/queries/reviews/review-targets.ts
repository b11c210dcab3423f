/** Checks whether a review's target has a page for visitors. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Visitors see active casinos only. */
export async function isCasinoVisible(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('casinos')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Inactive bonuses keep their page (decision D-62), except those of an inactive casino. */
export async function isBonusVisible(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('bonuses')
    .innerJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .select('bonuses.id')
    .where('bonuses.id', '=', id)
    .where('casinos.is_active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Inactive games keep their page (decision D-62). */
export async function isGameVisible(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db.selectFrom('games').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
