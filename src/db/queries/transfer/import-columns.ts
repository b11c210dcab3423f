/** Titles and values of foreign files, and what staff chose for them. */
import { sql, type Kysely } from 'kysely'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

/** By folded title; null: the column is left out. */
export async function listColumnMatches(
  db: Kysely<Tables>,
  kind: WrittenKind,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('import_columns')
    .where('kind', '=', kind)
    .select(['title', 'column_name'])
    .execute()
  return new Map(rows.map(({ title, column_name: column }) => [title, column]))
}

/** Stores choices, replacing earlier ones for the same titles. */
export async function saveColumnMatches(
  db: Kysely<Tables>,
  kind: WrittenKind,
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

/** The chosen value by field and folded value; null: it is a new value. */
export async function listValueMeanings(
  db: Kysely<Tables>,
  kind: WrittenKind,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string | null>>> {
  const rows = await db
    .selectFrom('import_values')
    .where('kind', '=', kind)
    .select(['field', 'value', 'meaning'])
    .execute()
  const byField = new Map<string, Map<string, string | null>>()
  for (const { field, value, meaning } of rows)
    byField.set(field, (byField.get(field) ?? new Map<string, string | null>()).set(value, meaning))
  return byField
}

/** Stores choices, replacing earlier ones for the same values. */
export async function saveValueMeanings(
  db: Kysely<Tables>,
  kind: WrittenKind,
  meanings: readonly { field: string; value: string; meaning: string | null }[],
): Promise<void> {
  if (meanings.length === 0) return
  await db
    .insertInto('import_values')
    .values(meanings.map((meaning) => ({ kind, ...meaning })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'field', 'value']).doUpdateSet({ meaning: sql`excluded.meaning` }),
    )
    .execute()
}
