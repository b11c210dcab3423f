/** Writes many rows in one statement. The values are sent as JSON, which PostgreSQL converts to the table's types. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../tables.ts'
import { inBatches } from './in-batches.ts'

type Row = Readonly<Record<string, unknown>>
type TableName = keyof Tables

/** Inserts rows with the same columns; other columns get their defaults. Returns the ids in the order of the rows. */
export function insertRows(db: Kysely<Tables>, table: TableName, rows: readonly Row[]): Promise<number[]> {
  return inBatches(rows, async (batch) => {
    const { rows: inserted } = await sql<{ id: number }>`${insertion(table, batch)} returning id`.execute(db)
    return inserted.map(({ id }) => id)
  })
}

/** Inserts rows with the same columns, or overwrites rows with the same `key`. */
export async function upsertRows(
  db: Kysely<Tables>,
  table: TableName,
  key: string,
  rows: readonly Row[],
): Promise<void> {
  await inBatches(rows, async (batch) => {
    const columns = columnsOf(batch).filter((column) => column !== key)
    const values = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
    await sql`${insertion(table, batch)} on conflict (${sql.ref(key)}) do update set ${sql.join(values)}`.execute(
      db,
    )
    return []
  })
}

/** Updates rows, each with its own values, and increments their versions. */
export async function updateRows(
  db: Kysely<Tables>,
  table: TableName,
  rows: readonly (Row & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const values = columnsOf(rows)
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`)
  // Sets the version in the same statement, so that every index is written once.
  await sql`
    update ${sql.table(table)} as present set ${sql.join(values)}, version = present.version + 1
    from ${recordsOf(table, rows)} as changed where present.id = changed.id`.execute(db)
}

function insertion(table: TableName, rows: readonly Row[]): RawBuilder<unknown> {
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordsOf(table, rows)}`
}

function recordsOf(table: TableName, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

function columnsOf(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {})
}
