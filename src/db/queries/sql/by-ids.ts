import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Uses a single parameter, because a statement may have at most 65,535. */
export function hasIdAmong(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::integer[])`
}

export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
