/** Queries for deleted items. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { DeletedItem, TrashQuery } from '#contract/items/history.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

/**
 * Last deleted first. Items of an undone import are one row, unless a search or the filter by import lists them singly.
 */
export function searchTrash(
  db: Kysely<Tables>,
  { kind, search, import: importId }: TrashQuery,
  page?: Page,
): Promise<Paged<DeletedItem>> {
  const isGrouped = search === '' && importId === undefined
  let query = db
    .selectFrom('trash')
    .select(['id', 'kind', 'item_id as itemId', 'name', 'username', isoInstant('deleted_at').as('deletedAt')])
    .select((isGrouped ? IMPORT : sql<null>`null`).as('import'))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (search !== '') query = query.where('name', 'ilike', `%${escapeLike(search)}%`)
  if (importId !== undefined) query = query.where('import_id', '=', importId)
  if (isGrouped)
    query = query.where(
      sql<SqlBool>`(import_id is null or id =
        (select max(id) from trash as others where others.import_id = trash.import_id))`,
    )
  return paged(query, page)
}

const IMPORT = sql<DeletedItem['import']>`case when import_id is not null then json_build_object(
  'id', import_id,
  'fileName', (select nullif(file_name, '') from imports where imports.id = import_id),
  'count', (select count(*) from trash as others where others.import_id = trash.import_id)) end`
