/** Imports as they are stored: running ones, and those that can be undone. Screens import the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'
import { WRITTEN_KINDS } from '../items/item-kinds.ts'

/**
 * checking: nothing is saved yet. stopped: someone stopped it, or it failed too often; applied rows stay. failed: the
 * process ended before anything was saved.
 */
export const IMPORT_STATES = [
  'checking',
  'applying',
  'applied',
  'stopped',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ROW_RESULTS = [
  'waiting',
  'created',
  'changed',
  'unchanged',
  'refused',
  'restored',
  'removed',
  'left',
] as const
export type ImportRowResult = (typeof IMPORT_ROW_RESULTS)[number]

const count = z.int().min(0)

export const ImportRecord = z.object({
  id: z.int(),
  kind: z.enum(WRITTEN_KINDS),
  /** Empty when the sender gave no name. */
  fileName: z.string(),
  /** Null: started from the command line. */
  username: z.string().nullable(),
  undoneBy: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  createdAt: isoDate,
  endedAt: isoDate.nullable(),
  planned: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** After an undo: items restored to earlier values, items moved to the trash, and items left alone. */
  restored: count,
  removed: count,
  leftAlone: count,
})
export type ImportRecord = z.infer<typeof ImportRecord>

/** A row that did not go as planned: refused while it was applied, or left alone by an undo. */
export const ImportException = z.object({
  row: z.int(),
  name: z.string(),
  itemId: z.int().nullable(),
  result: z.enum(['refused', 'left']),
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type ImportException = z.infer<typeof ImportException>

/** A picture, video or sound of a row that could not be taken over. */
export const ImportMediaProblem = z.object({
  row: z.int(),
  name: z.string(),
  field: z.string(),
  address: z.string(),
  reason: z.string(),
})
export type ImportMediaProblem = z.infer<typeof ImportMediaProblem>

/** One import with its first 500 exceptions and its first 500 media problems. */
export const ImportDetails = ImportRecord.extend({
  exceptions: z.array(ImportException),
  pictures: z.object({ wanted: count, fetched: count, failed: count }),
  media: z.array(ImportMediaProblem),
})
export type ImportDetails = z.infer<typeof ImportDetails>
