/** Finds pages with demo content only, which search engines must not index (decision D-88). */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import { ITEM_KINDS, type ItemKind } from '#contract/items/item-kinds.ts'
import type { DemoEntries } from '#contract/site/demo.schema.ts'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import type { Tables } from '../../tables.ts'
import { REVIEW_TARGETS } from '../reviews/reviews-of.ts'

/** Undefined when no demo row is left. */
export async function findDemo(db: Kysely<Tables>): Promise<DemoEntries | undefined> {
  const found = [...ITEM_KINDS, 'landing' as const].map(
    (kind) => sql`exists (select from ${sql.table(KINDS[kind].table)} where is_demo)`,
  )
  if (!(await ask(db, sql<SqlBool>`${sql.join(found, sql` or `)}`))) return undefined
  if (!(await ask(db, hasOwn(ITEM_KINDS)))) return 'all'
  const ids = ITEM_KINDS.map(
    (kind) =>
      sql`array(select id from ${sql.table(KINDS[kind].table)} where is_demo order by id) as ${sql.id(kind)}`,
  )
  const { rows } = await sql<Record<ItemKind, number[]>>`select ${sql.join(ids)}`.execute(db)
  return rows[0]
}

/**
 * Whether a list holds demo rows only. Needs the items of its first page and the total; a list longer than the demo
 * catalogue contains others. False for an empty list.
 */
export async function isDemoList(
  db: Kysely<Tables>,
  kind: ItemKind,
  { ids, total }: { ids: readonly number[]; total: number },
): Promise<boolean> {
  if (ids.length === 0) return false
  const table = sql.table(KINDS[kind].table)
  return ask(
    db,
    sql<SqlBool>`${total} <= (select count(*) from ${table} where is_demo)
      and (select count(*) from ${table} where is_demo and id = any(${[...ids]}::integer[])) = ${ids.length}`,
  )
}

export async function countDemoRowsOf(db: Kysely<Tables>, kind: ItemKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(KINDS[kind].table)} where is_demo`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether all published reviews of a kind are about demo items; false without reviews. */
export async function areDemoReviews(
  db: Kysely<Tables>,
  kind: ReviewSearch['kind'] = 'all',
): Promise<boolean> {
  const ofKind =
    kind === 'all' ? sql`is_published` : sql`is_published and ${sql.ref(REVIEW_TARGETS[kind])} is not null`
  return ask(
    db,
    sql<SqlBool>`exists (select from reviews where ${ofKind}) and not exists (
      select from reviews where ${ofKind}
        and not exists (select from casinos where id = casino_id and is_demo)
        and not exists (select from bonuses where id = bonus_id and is_demo)
        and not exists (select from games where id = game_id and is_demo))`,
  )
}

/** Whether these kinds have visible items, and all of them belong to the demo. */
export async function areAllDemo(db: Kysely<Tables>, kinds: readonly ItemKind[]): Promise<boolean> {
  return ask(
    db,
    sql<SqlBool>`not (${hasOwn(kinds)}) and (${sql.join(
      kinds.map((kind) => sql`exists (select from ${sql.table(KINDS[kind].table)} where is_demo)`),
      sql` or `,
    )})`,
  )
}

/** Whether a visible item does not belong to the demo. */
function hasOwn(kinds: readonly ItemKind[]): RawBuilder<SqlBool> {
  const own = kinds.map(
    (kind) =>
      sql`exists (select from ${sql.table(KINDS[kind].table)} where not is_demo and ${sql.ref(KINDS[kind].shownBy)})`,
  )
  return sql<SqlBool>`${sql.join(own, sql` or `)}`
}

async function ask(db: Kysely<Tables>, holds: RawBuilder<SqlBool>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${holds} as holds`.execute(db)
  return rows[0]?.holds === true
}
