import { sql } from 'kysely'
import type { Kysely, Updateable } from 'kysely'
import type { Tables } from '../../tables.ts'

/**
 * Writes the columns of many rows with one statement and raises their versions: the same columns in every row, each
 * with its own values. They travel as JSON, which the table's own types read.
 */
export async function updateRows<Table extends 'casinos' | 'bonuses' | 'games' | 'posts'>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly ({ id: number } & Updateable<Tables[Table]>)[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const values = columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`)
  // With the version in the same breath every index is written once.
  await sql`
    update ${sql.table(table)} as present set ${sql.join(values)}, version = present.version + 1
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as changed
    where present.id = changed.id`.execute(db)
}
