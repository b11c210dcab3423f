/** Import and export: formats, and what an import tells on its way and in the end. */
import type { FieldChange } from './history.schema.ts'
import type { ItemKind } from './item-kinds.ts'
import type { FieldProblem } from './refusal.ts'

export const TRANSFER_FORMATS = ['csv', 'json'] as const
export type TransferFormat = (typeof TRANSFER_FORMATS)[number]

export type ImportStep = 'reading' | 'checking' | 'saving'

/** How far a step is: bytes while reading, rows after that. */
export interface ImportProgress {
  step: ImportStep
  done: number
  total: number
}

export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

export interface ImportedRow {
  /** As a spreadsheet counts, the header being row 1; in JSON the place in the list, from 1. */
  row: number
  outcome: ImportOutcome
  /** The item that it is about; null for a new one that is not saved yet. */
  id: number | null
  name: string
  /** Long texts are cut to where they differ. */
  changes: FieldChange[]
  /** Why it was refused: the column and the reason. */
  problems: FieldProblem[]
}

export interface ImportReport {
  kind: ItemKind
  /** False for a dry run, and when rows are refused: then nothing at all was kept. */
  isApplied: boolean
  counts: Record<ImportOutcome, number>
  /** The first rows of each outcome but `unchanged`, in the order of the file. */
  rows: ImportedRow[]
}

/** One line of the answer to an import. */
export type ImportLine =
  | ImportProgress
  | { report: ImportReport }
  | { error: { code: string; message: string; errors?: readonly FieldProblem[] } }
