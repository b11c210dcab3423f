/** Checks that the items an article refers to exist. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export async function findSlugOwners(
  db: Kysely<Tables>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug'])
    .where(sql<boolean>`slug = any(${[...slugs]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** The ids that do not exist. */
export async function listMissingIds(
  db: Kysely<Tables>,
  table: 'casinos' | 'games',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
