/** Identifies the items of a kind for files without ids. */
import { sql, type Kysely } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { ITEM_FIELDS } from '#contract/items/item-fields.ts'
import type { Tables } from '../../tables.ts'

export interface ItemKey {
  id: number
  /** The stored values of the kind's keys, in that order. */
  key: (string | number)[]
}

/** Of every item of the kind, or of the given ids, by id. */
export async function listItemKeys(
  db: Kysely<Tables>,
  kind: WrittenKind,
  ids?: readonly number[],
): Promise<ItemKey[]> {
  const columns = KINDS[kind].keys.map((field) => sql.ref(ITEM_FIELDS[kind][field]?.column ?? field))
  const { rows } = await sql<ItemKey>`
    select id, json_build_array(${sql.join(columns)}) as key
    from ${sql.table(KINDS[kind].table)}
    ${ids === undefined ? sql`` : sql`where id = any(${[...ids]}::integer[])`} order by id`.execute(db)
  return rows
}

/** The next ids after one in ascending order, at most the given number. */
export async function listIdsAfter(
  db: Kysely<Tables>,
  kind: WrittenKind,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(KINDS[kind].table)} where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
