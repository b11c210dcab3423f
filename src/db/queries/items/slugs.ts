/** The addresses of casinos, bonuses and games: who has one, who had it before. */
import { KINDS } from '#contract/items/kinds.ts'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

export interface SlugHolder {
  slug: string
  /** Null for a landing page of the list of these items. */
  itemId: number | null
  /** False when the item had it within the last 90 days. */
  isPresent: boolean
}

/** The items that keep these slugs from others; a present holder comes before a former one. */
export async function listSlugHolders(
  db: Kysely<Tables>,
  kind: SlugKind,
  slugs: readonly string[],
): Promise<SlugHolder[]> {
  if (slugs.length === 0) return []
  const { rows } = await sql<SlugHolder>`
    select slug, id as "itemId", true as "isPresent" from ${sql.table(KINDS[kind].table)}
    where slug = any(${[...slugs]}::text[])
    union all
    select slug, item_id, false from old_slugs
    where kind = ${kind} and slug = any(${[...slugs]}::text[]) and freed_at > now() - interval '90 days'
    union all
    select slug, null, true from landing_pages
    where list = ${KINDS[kind].table} and slug = any(${[...slugs]}::text[])`.execute(db)
  return rows
}

/** Where an address leads. */
export interface Addressee {
  id: number
  /** The present one; null when the item was deleted. */
  slug: string | null
  /** Visitors may open its page. */
  isShown: boolean
}

/**
 * The item with this id, or that has this slug or had it before; undefined when there never was one. The slug that an
 * item has goes before one that another item had.
 */
export async function findAddressee(
  db: Kysely<Tables>,
  kind: SlugKind,
  address: number | string,
): Promise<Addressee | undefined> {
  const items = sql.table(KINDS[kind].table)
  const wanted =
    typeof address === 'number'
      ? sql`select ${address}::integer as id, 0 as place
          where exists (select from ${items} where id = ${address})
            or exists (select from old_slugs where kind = ${kind} and item_id = ${address})`
      : sql`select id, 0 as place from ${items} where slug = ${address}
          union all select item_id, 1 from old_slugs where kind = ${kind} and slug = ${address}`
  const { rows } = await sql<Addressee>`
    select wanted.id, item.slug, coalesce(${IS_SHOWN[kind]}, false) as "isShown"
    from (${wanted}) as wanted left join ${items} as item on item.id = wanted.id
    order by wanted.place limit 1`.execute(db)
  return rows[0]
}

/**
 * The article that had this slug before, or the landing page that had this list and slug (`casinos/bitcoin`), with its
 * present address. Undefined when none had it (1003_addresses.sql).
 */
export async function findMovedItem(
  db: Kysely<Tables>,
  kind: 'post' | 'landing',
  address: string,
): Promise<(Omit<Addressee, 'slug'> & { address: string | null }) | undefined> {
  const present = kind === 'post' ? sql`item.slug` : sql`item.list || '/' || item.slug`
  const { rows } = await sql<Omit<Addressee, 'slug'> & { address: string | null }>`
    select old.item_id as id, ${present} as address, coalesce(item.is_published, false) as "isShown"
    from old_slugs as old
    left join ${sql.table(kind === 'post' ? 'posts' : 'landing_pages')} as item on item.id = old.item_id
    where old.kind = ${kind} and old.slug = ${address}`.execute(db)
  return rows[0]
}

/** A bonus has a page while its casino has one; an inactive game keeps its page. */
const IS_SHOWN: Readonly<Record<SlugKind, RawBuilder<boolean>>> = {
  casino: sql`item.is_active`,
  bonus: sql`(select is_active from casinos where casinos.id = item.casino_id)`,
  game: sql`item.id is not null`,
}

/** Lets others have the former addresses of these items at once. Until someone takes one it leads where it did. */
export async function freeSlugs(db: Kysely<Tables>, kind: SlugKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update old_slugs set freed_at = now() - interval '90 days'
    where kind = ${kind} and item_id = any(${[...ids]}::integer[])`.execute(db)
}

/** Forgets the addresses that deleted items had, once others may have them. */
export async function deleteOldSlugs(db: Kysely<Tables>, before: Date): Promise<void> {
  for (const kind of WRITTEN_KINDS) {
    await sql`
      delete from old_slugs where kind = ${kind} and freed_at < ${before}
        and not exists (select from ${sql.table(KINDS[kind].table)} as item where item.id = item_id)`.execute(
      db,
    )
  }
}
