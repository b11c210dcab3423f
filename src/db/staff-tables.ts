/** The tables that only staff write: versions, drafts, the trash, the audit log, media and decisions about reviews. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Rejection } from '#contract/reviews/moderation.ts'

type Id = GeneratedAlways<number>

export interface RevisionsTable {
  id: Id
  kind: ItemKind
  item_id: number
  version: number
  /** Written as JSON text. */
  form: ColumnType<unknown, string, string>
  action: 'kept' | 'created' | 'changed' | 'restored' | 'imported'
  username: string | null
  saved_at: Date
}

export interface DraftsTable {
  admin_id: number
  id: number
  kind: ItemKind
  item_id: number | null
  base_version: number | null
  name: string
  /** Written as JSON text. */
  values: ColumnType<Record<string, unknown>, string, string>
  state: string
  updated_at: Date
}

export interface TrashTable {
  id: Id
  kind: ItemKind
  item_id: number
  name: string
  /** By table; written as JSON text. */
  rows: ColumnType<[table: string, rows: Record<string, unknown>[]][], string, string>
  username: string | null
  deleted_at: Date
}

export interface AuditLogTable {
  id: Id
  created_at: Date
  username: string | null
  action: string
  kind: string | null
  item_id: number | null
  name: Generated<string>
  /** The fields that a save changed. */
  fields: Generated<string[]>
  /** What a deed that was done to many at once was done to; written as JSON text. */
  items: ColumnType<{ id: number; name: string }[], string | undefined, string>
}

export interface MediaTable {
  id: Id
  key: string
  name: string
  alt: Generated<string>
  width: number
  height: number
  bytes: number
  username: string | null
  created_at: Date
}

export interface ReviewDecisionsTable {
  id: Id
  action: 'publish' | 'reject' | 'hold'
  username: string | null
  decided_at: Date
  /** It was taken back. */
  undone_at: Date | null
}

/** A review as it was before the decision. */
export interface ReviewDecisionItemsTable {
  decision_id: number
  review_id: number
  was_published: boolean
  was_rejected_at: Date | null
  was_rejection: Rejection | null
  was_rejection_note: string | null
  was_rejected_by: string | null
}
