/** Import and export: formats, and what an import reports on its way and at the end. */
import type { FieldChange } from '../items/history.schema.ts'
import type { WrittenKind } from '../items/item-kinds.ts'
import type { FieldProblem } from '../shared/refusal.ts'

export const TRANSFER_FORMATS = ['csv', 'json'] as const
export type TransferFormat = (typeof TRANSFER_FORMATS)[number]
/** What an import reads; `wxr` is the export file of WordPress, for articles. */
export const IMPORT_FORMATS = [...TRANSFER_FORMATS, 'wxr'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export type ImportStep = 'reading' | 'checking' | 'pictures' | 'saving' | 'undoing'

/** How far a step is: bytes while reading, pictures while they are fetched, rows otherwise. */
export interface ImportProgress {
  step: ImportStep
  done: number
  total: number
  /** From the first row that is saved on: what it is stopped and undone by. */
  importId?: number
}

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Why a row is refused. */
export interface RowProblem extends FieldProblem {
  /** What the file has there, cut to 80 characters; absent where it has nothing. */
  given?: string
}

export interface ImportedRow {
  /** As a spreadsheet counts, the header being row 1; in JSON the place in the list, from 1. */
  row: number
  outcome: ImportOutcome
  /** The item that it is about; null for a new one that is not saved yet. */
  id: number | null
  name: string
  /** Long texts are cut to where they differ. */
  changes: FieldChange[]
  problems: RowProblem[]
}

export interface ImportReason {
  path: string
  /** With … where the rows differ. */
  message: string
  count: number
  /** The first of them; `message` where it says more than that of the reason. */
  rows: { row: number; name: string; given?: string; message?: string }[]
}

/** A new row that is called nearly like something else. */
export interface SimilarRow {
  row: number
  name: string
  /** The item that is there, or the earlier row of the same file. */
  other: { id: number | null; row: number | null; name: string }
}

/**
 * A value of a list filter that the catalogue does not have letter by letter. `how` says why it is kept as `read`:
 * chosen by staff, same but for case, spaces, accents and signs, a usual short form, part of the one value that is
 * proposed (and kept as it is until staff say so), or new.
 */
export interface ImportedValue {
  field: string
  given: string
  /** Entries of the file that hold it. */
  count: number
  how: 'chosen' | 'same' | 'short' | 'part' | 'new'
  read: string
  proposed: string | null
}

/**
 * checked: nothing is kept. applied: all of it, without the refused rows. stopped: up to the batch in which someone
 * stopped it. applying: it goes on, and is found in the list of imports.
 */
export type ReportState = 'checked' | 'applying' | 'applied' | 'stopped'

export interface ImportReport {
  kind: WrittenKind
  state: ReportState
  /** False for a dry run, and when nothing at all was kept because of refused rows. */
  isApplied: boolean
  /** What it is undone by; null when nothing was kept. */
  importId: number | null
  counts: Record<ImportOutcome, number>
  /** Rows that would have been applied and were not reached because the import was stopped. */
  notReached: number
  /** The first rows of each outcome but `unchanged`, in the order of the file. */
  rows: ImportedRow[]
  reasons: ImportReason[]
  /** What was read differently from how it is written, such as a line break in a name. */
  notes: ImportReason[]
  /** The first values that lists are filtered by and that the catalogue does not have, the most frequent first. */
  values: ImportedValue[]
  /** Of an export of WordPress: its other types of content, which are not read, with the titles of the first. */
  otherTypes: { type: string; count: number; titles: string[] }[]
  /** Pictures of other sites: those that applying would fetch, and after that what became of them. */
  pictures: { wanted: number; fetched: number; failed: number }
  /** Pictures, videos and sounds that do not come into the library or the article, by reason, each with its address. */
  media: ImportReason[]
  /** The first new rows that may be there already under a slightly different name. Only reported when a file is checked. */
  similar: SimilarRow[]
}

/**
 * One line of the answer to an import, as clients of the API read it.
 * @internal
 */
export type ImportLine =
  | ImportProgress
  | { report: ImportReport }
  | { error: { code: string; message: string; errors?: readonly FieldProblem[] } }
