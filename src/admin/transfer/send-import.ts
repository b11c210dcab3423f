import { KINDS } from '#contract/items/kinds.ts'
import type { ImportDetails, ImportMediaProblem } from '#contract/transfer/imports.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TEXT } from '#contract/shared/limits.ts'
import type { ImportFormat, ImportProgress, ImportReason, ImportReport } from '#contract/transfer/transfer.ts'
import { CallError } from '#web/shell/call-api.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { readingParameters, type ImportReading } from './import-reading.ts'
import { followLines } from './follow-lines.ts'

const EVERY_MS = 1_000

export interface ImportFile {
  name: string
  format: ImportFormat
  /**
   * A copy in memory (except for WordPress), so that exactly the checked contents are applied. The browser refuses to
   * send a file that has changed since it was chosen.
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
 * Checks a file, or applies it without refused rows. When the connection is lost while saving, watches the import until
 * it ends. Throws like `followLines`.
 */
export async function sendImport(
  kind: WrittenKind,
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
    return await followLines<ImportReport>(`/api/admin/${KINDS[kind].path}/import?${asked.toString()}`, {
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

/** Undoes an import, and watches it when the connection is lost. Throws like `followLines`. */
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

/** Remembers the id of the import. */
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

/**
 * Waits for the end of an import after its response was lost: the server may have restarted, and the import continues
 * by itself. Throws CallError when the server refuses.
 */
async function watchImport(
  id: number,
  { onProgress, signal }: { onProgress: (at: ImportProgress) => void; signal?: AbortSignal },
): Promise<ImportDetails> {
  for (;;) {
    signal?.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    const options = signal === undefined ? {} : { signal }
    const details = await callAdmin<ImportDetails>(`/api/admin/imports/${id}`, options).catch(unlessAway)
    if (details === undefined) continue
    const { state, created, changed, planned, restored, removed, leftAlone } = details
    if (state === 'applying')
      onProgress({ step: 'saving', done: created + changed, total: planned, importId: id })
    else if (state === 'undoing')
      onProgress({
        step: 'undoing',
        done: restored + removed + leftAlone,
        total: created + changed,
        importId: id,
      })
    else return details
  }
}

/** A report without the import's own one: the figures only. */
function reportOf({ id, kind, state, exceptions, media, pictures, ...counts }: ImportDetails): ImportReport {
  const { created, changed, unchanged, refused, planned } = counts
  const exceptional = exceptions.filter(({ result }) => result === 'refused').length
  return {
    kind,
    state: state === 'applied' || state === 'stopped' ? state : 'applying',
    isApplied: true,
    importId: id,
    counts: { created, changed, unchanged, refused },
    notReached: state === 'stopped' ? Math.max(0, planned - created - changed - exceptional) : 0,
    rows: [],
    reasons: [],
    notes: [],
    pictures,
    media: [...Map.groupBy(media, ({ field, reason }) => `${field} ${reason}`).values()].map(reasonOf),
    similar: [],
    values: [],
    otherTypes: [],
  }
}

function reasonOf(problems: readonly ImportMediaProblem[]): ImportReason {
  return {
    path: problems[0]?.field ?? 'row',
    message: problems[0]?.reason ?? '',
    count: problems.length,
    rows: problems.map(({ row, name, address }) => ({ row, name, given: address })),
  }
}

/** While the server restarts or the connection is broken, the request is repeated. */
function unlessAway(error: unknown): undefined {
  const isAway = !(error instanceof CallError) || error.status >= 500
  if (isAway && !(error instanceof DOMException)) return undefined
  throw error
}
