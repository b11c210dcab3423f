/** API responses about saved versions and deleted items. Screens import the types only. */
import { z } from 'zod'
import { id, isoDate } from '../shared/common.schema.ts'
import { WRITTEN_KINDS } from './item-kinds.ts'
import type { ListAsked, QueryOf } from './list.ts'

/** One changed field, with its values as the form holds them. */
export const FieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type FieldChange = z.infer<typeof FieldChange>

export const Revision = z.object({
  version: z.int(),
  action: z.enum(['kept', 'created', 'changed', 'restored', 'imported']),
  /** Null: nobody was signed in. */
  username: z.string().nullable(),
  savedAt: isoDate,
  /** Compared with the previous version; empty for the first. */
  changes: z.array(FieldChange),
})
export type Revision = z.infer<typeof Revision>

/** The kept version to save again, and the current version that it replaces. */
export const RestoreVersion = z.strictObject({ version: id, currentVersion: id })
export type RestoreVersion = z.infer<typeof RestoreVersion>

export const DeletedItem = z.object({
  id: z.int(),
  kind: z.enum(WRITTEN_KINDS),
  itemId: z.int(),
  name: z.string(),
  username: z.string().nullable(),
  deletedAt: isoDate,
  /**
   * Set where this row stands for everything that one undone import had created: the file and the number of items in
   * the trash. The other fields are those of the item deleted last.
   */
  import: z.object({ id: z.int(), fileName: z.string().nullable(), count: z.int() }).nullable(),
})
export type DeletedItem = z.infer<typeof DeletedItem>

export const TRASH_LIST = {
  says: 'A part of the name',
  filters: {
    kind: { values: WRITTEN_KINDS },
    import: {
      values: 'id',
      is: 'the number of an import',
      says: 'Only what this undone import had created, item by item',
    },
  },
} as const satisfies ListAsked
export type TrashQuery = QueryOf<typeof TRASH_LIST>

/** The response to a deletion, with the number to restore the item with. */
export const ItemDeleted = z.object({ success: z.literal(true), message: z.string(), trashId: z.int() })
export type ItemDeleted = z.infer<typeof ItemDeleted>
