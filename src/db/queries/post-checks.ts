/** What an article refers to, and whether it is there. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** The id of the post with this slug. */
export async function findSlugOwner(db: Kysely<Tables>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id
}

/** Those of the ids that nothing has. */
export async function listMissingIds(
  db: Kysely<Tables>,
  table: 'casinos' | 'games',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
