/** Articles and landing pages by the addresses that they had before (0041_moved_articles.sql). */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface MovedItem {
  id: number
  /** The present one; null when the item was deleted. */
  address: string | null
  /** Visitors may open its page. */
  isShown: boolean
}

/** Undefined when no item had the address. */
export async function findMovedItem(
  db: Kysely<Tables>,
  kind: 'post' | 'landing',
  address: string,
): Promise<MovedItem | undefined> {
  const present = kind === 'post' ? sql`item.slug` : sql`item.list || '/' || item.slug`
  const { rows } = await sql<MovedItem>`
    select old.item_id as id, ${present} as address, coalesce(item.is_published, false) as "isShown"
    from old_slugs as old
    left join ${sql.table(kind === 'post' ? 'posts' : 'landing_pages')} as item on item.id = old.item_id
    where old.kind = ${kind} and old.slug = ${address}`.execute(db)
  return rows[0]
}

/** For a page that is gone. */
export function listLatestArticles(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ slug: string; title: string }[]> {
  return db
    .selectFrom('posts')
    .where('is_published', '=', true)
    .select(['slug', 'title'])
    .orderBy(sql`coalesce(published_at, created_at) desc, id desc`)
    .limit(limit)
    .execute()
}
