import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { stillRuns } from '../sql/sql-pieces.ts'

export interface Alternative {
  slug: string
  name: string
}

/** Visible items of the same kind, to offer on the page of a deleted one. */
export async function listAlternatives(
  db: Kysely<Tables>,
  kind: ItemKind,
  { now, limit }: { now: Date; limit: number },
): Promise<Alternative[]> {
  const { rows } = await sql<Alternative>`${ALTERNATIVES[kind](now)} limit ${limit}`.execute(db)
  return rows
}

const ALTERNATIVES: Readonly<Record<ItemKind, (now: Date) => RawBuilder<unknown>>> = {
  casino: () => sql`
    select slug, name from casinos where is_listed order by safety_index desc nulls last, id`,
  bonus: (now) => sql`
    select bonuses.slug, bonuses.title || ' at ' || casinos.name as name
    from bonuses join casinos on casinos.id = bonuses.casino_id
    where bonuses.is_active and casinos.is_listed and ${stillRuns(now)}
    order by casinos.safety_index desc nulls last, bonuses.id`,
  game: () => sql`select slug, name from games where is_active order by rtp desc nulls last, id`,
  post: () => sql`
    select slug, title as name from posts where is_published
    order by coalesce(published_at, created_at) desc, id desc`,
}
