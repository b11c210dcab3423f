/** The current and former slugs of casinos, bonuses and games. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import { WRITTEN_KINDS, type SlugKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

export interface SlugHolder {
  slug: string
  /** Null for a landing page of these items' list. */
  itemId: number | null
  /** False for a former slug of the last 90 days. */
  isPresent: boolean
}

/** The items that hold these slugs; current holders come before former ones. */
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

/** The target of an address. */
export interface Addressee {
  id: number
  slug: string | null
  /** True when visitors can open its page. */
  isShown: boolean
}

/**
 * The item with this id, this slug or this former slug; undefined when there never was one. A current slug takes
 * precedence over a former one.
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
 * The article with this former slug, or the landing page with this former list and slug (`casinos/bitcoin`), with its
 * current address. Undefined when there is none (1003_addresses.sql).
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

/** A bonus has a page while its casino has one. An inactive game keeps its page. */
const IS_SHOWN: Readonly<Record<SlugKind, RawBuilder<boolean>>> = {
  casino: sql`item.is_active`,
  bonus: sql`(select is_active from casinos where casinos.id = item.casino_id)`,
  game: sql`item.id is not null`,
}

/** Makes the former slugs of these items available at once. A slug still redirects until another item takes it. */
export async function freeSlugs(db: Kysely<Tables>, kind: SlugKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update old_slugs set freed_at = now() - interval '90 days'
    where kind = ${kind} and item_id = any(${[...ids]}::integer[])`.execute(db)
}

/** Deletes the reserved slugs of deleted items once the reservation has ended. */
export async function deleteOldSlugs(db: Kysely<Tables>, before: Date): Promise<void> {
  for (const kind of WRITTEN_KINDS) {
    await sql`
      delete from old_slugs where kind = ${kind} and freed_at < ${before}
        and not exists (select from ${sql.table(KINDS[kind].table)} as item where item.id = item_id)`.execute(
      db,
    )
  }
}
