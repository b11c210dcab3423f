/** Formats of import and export, and the progress and report of an import. */
import type { FieldChange } from '../items/history.schema.ts'
import type { WrittenKind } from '../items/item-kinds.ts'
import type { FieldProblem } from '../shared/refusal.ts'

export const TRANSFER_FORMATS = ['csv', 'json'] as const
export type TransferFormat = (typeof TRANSFER_FORMATS)[number]
/** Formats that can be imported; `wxr` is the WordPress export, for articles. */
export const IMPORT_FORMATS = [...TRANSFER_FORMATS, 'wxr'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export type ImportStep = 'reading' | 'checking' | 'pictures' | 'saving' | 'undoing'

/** Progress of a step: bytes while reading, pictures while fetching, rows otherwise. */
export interface ImportProgress {
  step: ImportStep
  done: number
  total: number
  /** Set from the first saved row on, to stop and undo the import with. */
  importId?: number
}

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Why a row is refused. */
export interface RowProblem extends FieldProblem {
  /** The value in the file, cut to 80 characters; absent where there is none. */
  given?: string
}

export interface ImportedRow {
  /** The row as a spreadsheet counts, with the header as row 1; in JSON the position in the list, from 1. */
  row: number
  outcome: ImportOutcome
  /** The affected item; null for a new one that is not saved yet. */
  id: number | null
  name: string
  /** Long texts are shortened to the part that differs. */
  changes: FieldChange[]
  problems: RowProblem[]
}

export interface ImportReason {
  path: string
  /** Contains … where the rows differ. */
  message: string
  count: number
  /** The first rows; `message` is set where it says more than the reason. */
  rows: { row: number; name: string; given?: string; message?: string }[]
}

export interface SimilarRow {
  row: number
  name: string
  /** The existing item, or the earlier row of the same file. */
  other: { id: number | null; row: number | null; name: string }
}

/**
 * A value of a list filter that differs from every value of the catalogue. `how` says why it is stored as `read`:
 * chosen by staff; equal except for case, spaces, accents and signs; a usual short form; part of the one proposed value
 * (stored unchanged until staff decide); or new.
 */
export interface ImportedValue {
  field: string
  given: string
  /** How many entries of the file hold it. */
  count: number
  how: 'chosen' | 'same' | 'short' | 'part' | 'new'
  read: string
  proposed: string | null
}

/**
 * checked: nothing is stored. applied: everything except refused rows is stored. stopped: stored up to the batch in
 * which someone stopped it. applying: still running, see the list of imports.
 */
export type ReportState = 'checked' | 'applying' | 'applied' | 'stopped'

export interface ImportReport {
  kind: WrittenKind
  state: ReportState
  /** False for a dry run, and when refused rows prevented the whole import. */
  isApplied: boolean
  /** The number to undo the import with; null when nothing was stored. */
  importId: number | null
  counts: Record<ImportOutcome, number>
  /** Valid rows that were not reached because the import was stopped. */
  notReached: number
  /** The first rows of each outcome except `unchanged`, in the order of the file. */
  rows: ImportedRow[]
  reasons: ImportReason[]
  /** Where the stored value differs from the file, such as a line break in a name. */
  notes: ImportReason[]
  /** The first new values of list filters, the most frequent first. */
  values: ImportedValue[]
  /** Content types of a WordPress export that are not imported, with their first titles. */
  otherTypes: { type: string; count: number; titles: string[] }[]
  /** Pictures of other sites: how many would be fetched, and after applying how many were fetched and failed. */
  pictures: { wanted: number; fetched: number; failed: number }
  /** Pictures, videos and sounds that could not be taken over, by reason, each with its address. */
  media: ImportReason[]
  /** The first new rows that may exist already under a similar name. Reported by a dry run only. */
  similar: SimilarRow[]
}

/**
 * One line of the streamed response to an import.
 * @internal
 */
export type ImportLine =
  | ImportProgress
  | { report: ImportReport }
  | { error: { code: string; message: string; errors?: readonly FieldProblem[] } }
