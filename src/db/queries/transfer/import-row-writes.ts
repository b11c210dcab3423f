/** The rows of an import: stored after checking, applied in batches, each with its result. */
import { sql, type Kysely } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { ImportRowResult } from '#contract/transfer/imports.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import type { Tables } from '../../tables.ts'

export interface PlannedRow {
  row: number
  name: string
  itemId: number | undefined
  version: number | undefined
  fields: Readonly<Record<string, unknown>>
  cleaned: Readonly<Record<string, unknown>> | undefined
}

export async function insertImportRows(
  db: Kysely<Tables>,
  importId: number,
  rows: readonly PlannedRow[],
): Promise<void> {
  const values = rows.map((row) => ({
    import_id: importId,
    row: row.row,
    name: row.name,
    item_id: row.itemId ?? null,
    version: row.version ?? null,
    fields: JSON.stringify(row.fields),
    cleaned: row.cleaned === undefined ? null : JSON.stringify(row.cleaned),
  }))
  await db.insertInto('import_rows').values(values).execute()
}

/** The next waiting rows in the order of the file. */
export async function listWaitingRows(
  db: Kysely<Tables>,
  importId: number,
  limit: number,
): Promise<PlannedRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('result', '=', 'waiting')
    .orderBy('row')
    .limit(limit)
    .select(['row', 'name', 'item_id as itemId', 'version', 'fields', 'cleaned'])
    .execute()
  return rows.map(({ itemId, version, fields, cleaned, ...row }) => ({
    ...row,
    itemId: itemId ?? undefined,
    version: version ?? undefined,
    fields: (fields ?? {}) as PlannedRow['fields'],
    cleaned: (cleaned ?? undefined) as PlannedRow['cleaned'],
  }))
}

export interface AppliedRow {
  row: number
  name: string
  itemId: number
  result: 'created' | 'changed'
  savedVersion: number
}

/** Applied rows that are not undone yet, last first. */
export async function listAppliedRows(
  db: Kysely<Tables>,
  importId: number,
  limit: number,
): Promise<AppliedRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('result', 'in', ['created', 'changed'])
    .orderBy('row', 'desc')
    .limit(limit)
    .select(['row', 'name', 'item_id', 'result', 'saved_version'])
    .execute()
  return rows.map(({ item_id: itemId, saved_version: savedVersion, result, ...row }) => ({
    ...row,
    itemId: itemId ?? 0,
    savedVersion: savedVersion ?? 0,
    result: result === 'created' ? 'created' : 'changed',
  }))
}

export interface RowResult {
  row: number
  result: ImportRowResult
  itemId?: number | undefined
  savedVersion?: number | undefined
  problems?: readonly FieldProblem[] | undefined
}

/** Records the results of these rows and deletes their contents, which are no longer needed. */
export async function setRowResults(
  db: Kysely<Tables>,
  importId: number,
  results: readonly RowResult[],
): Promise<void> {
  const values = results.map(({ row, result, itemId, savedVersion, problems }) => ({
    row,
    result,
    item_id: itemId ?? null,
    saved_version: savedVersion ?? null,
    problems: problems === undefined ? null : problems,
  }))
  await sql`
    update import_rows as present set
      result = done.result,
      item_id = coalesce(done.item_id, present.item_id),
      saved_version = coalesce(done.saved_version, present.saved_version),
      problems = done.problems,
      fields = null,
      cleaned = null
    from json_to_recordset(${JSON.stringify(values)}::json)
      as done (row integer, result text, item_id integer, saved_version integer, problems json)
    where present.import_id = ${importId} and present.row = done.row`.execute(db)
}

/** Ids after `newest` that this import did not create, in order. */
export async function listIdsSince(
  db: Kysely<Tables>,
  kind: WrittenKind,
  { newest, importId }: { newest: number; importId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select item.id from ${sql.table(KINDS[kind].table)} as item
    where item.id > ${newest} and not exists (
      select from import_rows as own
      where own.import_id = ${importId} and own.result = 'created' and own.item_id = item.id)
    order by item.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The largest id of a kind; 0 when there is none. */
export async function findNewestId(db: Kysely<Tables>, kind: WrittenKind): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(id), 0)::integer as newest from ${sql.table(KINDS[kind].table)}`.execute(db)
  return rows[0]?.newest ?? 0
}

/** Deletes at most this many rows of an import and returns the number deleted. */
export async function deleteImportRows(db: Kysely<Tables>, importId: number, limit: number): Promise<number> {
  const { rows } = await sql<{ row: number }>`
    delete from import_rows where import_id = ${importId} and row in (
      select row from import_rows where import_id = ${importId} limit ${limit})
    returning row`.execute(db)
  return rows.length
}
