import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** The ids that belong to no casino, active or not, in their order. */
export async function listUnknownCasinos(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('casinos')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
