import type { ImportDetails } from '#contract/imports.schema.ts'
import { ITEM_PATHS } from '#contract/item-kinds.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import { TEXT } from '#contract/limits.ts'
import type { ImportProgress, ImportReport, TransferFormat } from '#contract/transfer.ts'
import { followLines } from './follow-lines.ts'

export interface ImportFile {
  name: string
  format: TransferFormat
  /** A copy in memory: what is applied is what was checked, whatever happens to the file meanwhile. */
  content: Blob
}

interface SendOptions {
  apply: boolean
  onProgress: (progress: ImportProgress) => void
  signal: AbortSignal
}

/** Checks a file, or applies it without the rows that are refused. Throws as `followLines` does. */
export function sendImport(
  kind: ItemKind,
  { name, format, content }: ImportFile,
  { apply, onProgress, signal }: SendOptions,
): Promise<ImportReport> {
  const asked = new URLSearchParams({ format, apply: String(apply), name: name.slice(-TEXT.fileName) })
  if (apply) asked.set('refused', 'skip')
  return followLines<ImportReport>(`/api/admin/${ITEM_PATHS[kind]}/import?${asked.toString()}`, {
    file: content,
    signal,
    onProgress,
    lost: apply
      ? 'The connection was lost. If the import had begun it goes on by itself: see “Earlier imports”.'
      : 'The connection was lost before the end. Please check the file again.',
  })
}

/** Takes a whole import back. Throws as `followLines` does. */
export function undoImport(
  id: number,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportDetails> {
  return followLines<ImportDetails>(`/api/admin/imports/${id}/undo`, {
    onProgress,
    lost: 'The connection was lost. Undoing goes on by itself: see “Earlier imports”.',
  })
}
