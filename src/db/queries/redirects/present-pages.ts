/** Finds out which addresses of casinos, bonuses, games and articles visitors can open. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

export interface PresentName {
  /** A slug, a former slug, or an id. */
  name: string
  slug: string
  label: string
}

/** The names, in lower case, that lead to a page. Deleted and hidden items are left out. */
export async function listPresentNames(
  db: Kysely<Tables>,
  kind: ItemKind,
  names: readonly string[],
): Promise<PresentName[]> {
  if (names.length === 0) return []
  const { rows } = await PRESENT[kind]([...new Set(names)]).execute(db)
  return rows
}

type Present = (names: readonly string[]) => RawBuilder<PresentName>

function items(
  kind: 'casino' | 'bonus' | 'game',
  from: RawBuilder<unknown>,
  label: RawBuilder<unknown>,
): Present {
  return (names) => {
    const ids = names.filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number)
    return sql<PresentName>`
      with shown as (select item.id, item.slug, ${label} as label from ${from})
      select slug as name, slug, label from shown where slug = any(${[...names]}::text[])
      union all
      select id::text, slug, label from shown where id = any(${ids}::integer[])
      union all
      select old.slug, shown.slug, shown.label from old_slugs as old join shown on shown.id = old.item_id
      where old.kind = ${kind} and old.slug = any(${[...names]}::text[])`
  }
}

const PRESENT: Readonly<Record<ItemKind, Present>> = {
  casino: items('casino', sql`casinos as item where item.is_active`, sql`item.name`),
  bonus: items(
    'bonus',
    sql`bonuses as item join casinos on casinos.id = item.casino_id and casinos.is_listed`,
    sql`item.title`,
  ),
  game: items('game', sql`games as item`, sql`item.name`),
  post: (names) => sql<PresentName>`
    select lower(slug) as name, slug, title as label from posts
    where is_published and lower(slug) = any(${[...names]}::text[])`,
}
