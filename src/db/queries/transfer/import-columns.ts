/** Foreign headers and the columns that staff said they mean. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

/** By folded title; null: the column is left out. */
export async function listColumnMatches(
  db: Kysely<Tables>,
  kind: ItemKind,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('import_columns')
    .where('kind', '=', kind)
    .select(['title', 'column_name'])
    .execute()
  return new Map(rows.map(({ title, column_name: column }) => [title, column]))
}

/** Remembers these, over what was remembered for the same titles. */
export async function saveColumnMatches(
  db: Kysely<Tables>,
  kind: ItemKind,
  matches: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (matches.size === 0) return
  await db
    .insertInto('import_columns')
    .values([...matches].map(([title, column]) => ({ kind, title, column_name: column })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'title']).doUpdateSet({ column_name: sql`excluded.column_name` }),
    )
    .execute()
}
