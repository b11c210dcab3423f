import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** One parameter however many there are: a statement may carry 65,535. */
export function hasIdAmong(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::integer[])`
}

/** The rows in the order of the ids; an id without a row is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
