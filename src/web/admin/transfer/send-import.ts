import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TEXT } from '#contract/shared/limits.ts'
import type { ImportFormat, ImportProgress, ImportReport } from '#contract/transfer/transfer.ts'
import { readingParameters } from './import-reading.ts'
import type { ImportReading } from './import-reading.ts'
import { followLines } from './follow-lines.ts'
import { reportOf, watchImport } from './watch-import.ts'

export interface ImportFile {
  name: string
  format: ImportFormat
  /**
   * A copy in memory, but of WordPress: what is applied is what was checked, whatever happens to the file meanwhile. The
   * browser refuses to send a file that has changed since it was chosen.
   */
  content: Blob
  reading: ImportReading
}

interface SendOptions {
  apply: boolean
  onProgress: (progress: ImportProgress) => void
  signal: AbortSignal
}

/**
 * Checks a file, or applies it without the rows that are refused. When the connection is lost while rows are saved,
 * the import is watched until it ends. Throws as `followLines` does.
 */
export async function sendImport(
  kind: ItemKind,
  { name, format, content, reading }: ImportFile,
  { apply, onProgress, signal }: SendOptions,
): Promise<ImportReport> {
  const asked = new URLSearchParams({
    format,
    apply: String(apply),
    name: name.slice(-TEXT.fileName),
    ...readingParameters(reading),
  })
  if (apply) asked.set('refused', 'skip')
  const followed = following(onProgress)
  try {
    return await followLines<ImportReport>(`/api/admin/${ITEM_PATHS[kind]}/import?${asked.toString()}`, {
      file: content,
      signal,
      onProgress: followed.tell,
      lost: 'The connection was lost before the end. Please check the file again.',
    })
  } catch (error) {
    if (signal.aborted || followed.importId() === undefined) throw error
    return reportOf(await watchImport(followed.importId() ?? 0, { onProgress, signal }))
  }
}

/** Takes a whole import back, and watches it when the connection is lost. Throws as `followLines` does. */
export async function undoImport(
  id: number,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportDetails> {
  const followed = following(onProgress)
  try {
    const lost = 'The connection was lost.'
    return await followLines<ImportDetails>(`/api/admin/imports/${id}/undo`, {
      onProgress: followed.tell,
      lost,
    })
  } catch (error) {
    if (followed.importId() === undefined) throw error
    return watchImport(id, { onProgress })
  }
}

/** Remembers which import the answer is about. */
function following(onProgress: (progress: ImportProgress) => void) {
  let id: number | undefined
  return {
    tell: (progress: ImportProgress): void => {
      id = progress.importId ?? id
      onProgress(progress)
    },
    importId: () => id,
  }
}
