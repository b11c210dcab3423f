/** What is being imported, and what was. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ImportRowResult, ImportState } from '#contract/transfer/imports.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'

type Json = ColumnType<unknown, string | null, string | null>

export interface ImportsTable {
  id: GeneratedAlways<number>
  kind: ItemKind
  file_name: Generated<string>
  username: string | null
  undone_by: string | null
  state: ImportState
  created_at: Date
  ended_at: Date | null
  planned: Generated<number>
  created: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  refused: Generated<number>
  restored: Generated<number>
  removed: Generated<number>
  left_alone: Generated<number>
  newest_item: Generated<number>
  holder: string | null
  lease_until: Date | null
  failures: Generated<number>
}

export interface ImportRowsTable {
  import_id: number
  row: number
  name: string
  item_id: number | null
  version: number | null
  /** Written as JSON text, as are the two others. */
  fields: Json
  cleaned: Json
  result: Generated<ImportRowResult>
  saved_version: number | null
  problems: Json
}

export interface ImportColumnsTable {
  kind: ItemKind
  title: string
  column_name: string | null
}

/** Media of an import, one line for each place in each row. */
export interface ImportPicturesTable {
  import_id: number
  number: number
  row: number
  name: string
  field: string
  address: string
  is_wanted: boolean
  result: Generated<'waiting' | 'fetched' | 'failed'>
  /** Its address in the library. */
  taken: string | null
  reason: string | null
}

export interface PictureSourcesTable {
  address: string
  picture_id: number
}
