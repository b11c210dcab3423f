import type { Kysely } from 'kysely'
import type { ImportException, ImportRecord, ImportRowResult } from '#contract/transfer/imports.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { isoInstant } from '../sql/sql-pieces.ts'
import { IMPORT_COUNTS } from './import-writes.ts'

/** Newest first. */
export function listImports(
  db: Kysely<Tables>,
  kind: WrittenKind | undefined,
  page?: Page,
): Promise<Paged<ImportRecord>> {
  const records = recordsOf(db).orderBy('id', 'desc')
  return paged(kind === undefined ? records : records.where('kind', '=', kind), page)
}

export function findImport(db: Kysely<Tables>, id: number): Promise<ImportRecord | undefined> {
  return recordsOf(db).where('id', '=', id).executeTakeFirst()
}

/** An import in progress with its lease; undefined when it has ended. */
export function findActiveImport(
  db: Kysely<Tables>,
  id: number,
): Promise<{ kind: WrittenKind; state: ImportRecord['state']; leaseUntil: Date | null } | undefined> {
  return db
    .selectFrom('imports')
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying', 'undoing'])
    .select(['kind', 'state', 'lease_until as leaseUntil'])
    .executeTakeFirst()
}

/** Rows that were refused while applying or left alone by an undo, in the order of the file. */
export async function listImportExceptions(
  db: Kysely<Tables>,
  id: number,
  limit: number,
): Promise<ImportException[]> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .where('result', 'in', ['refused', 'left'])
    .orderBy('row')
    .limit(limit)
    .select(['row', 'name', 'item_id as itemId', 'result', 'problems'])
    .execute()
  return rows.map(({ result, problems, ...row }) => ({
    ...row,
    result: result === 'left' ? 'left' : 'refused',
    problems: (problems ?? []) as ImportException['problems'],
  }))
}

export interface ImportRowOutcome {
  row: number
  result: ImportRowResult
  itemId: number | null
  problems: ImportException['problems']
}

/** The result of each row that was to be applied. */
export async function listRowOutcomes(db: Kysely<Tables>, id: number): Promise<ImportRowOutcome[]> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .select(['row', 'result', 'item_id as itemId', 'problems'])
    .execute()
  return rows.map((row) => ({ ...row, problems: (row.problems ?? []) as ImportException['problems'] }))
}

/** Imports that ended before a time, oldest first. */
export async function listEndedImports(db: Kysely<Tables>, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('imports')
    .where('ended_at', '<', before)
    .where('state', 'not in', ['checking', 'applying', 'undoing'])
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

function recordsOf(db: Kysely<Tables>) {
  return db
    .selectFrom('imports')
    .select([
      'id',
      'kind',
      'file_name as fileName',
      'username',
      'undone_by as undoneBy',
      'state',
      isoInstant('created_at').as('createdAt'),
      isoInstant<string | null>('ended_at').as('endedAt'),
      'planned',
      ...IMPORT_COUNTS,
    ])
}
