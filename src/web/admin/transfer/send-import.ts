import { ITEM_PATHS } from '#contract/item-kinds.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import type { ImportLine, ImportProgress, ImportReport, TransferFormat } from '#contract/transfer.ts'
import { askAdmin } from '../session/call-admin.ts'

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

/** The import was answered, and something is wrong. The message is for people. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
}

/** Checks or applies a file and answers the report. Throws CallError, ImportFailure, or another error without an answer. */
export async function sendImport(
  kind: ItemKind,
  { format, content }: ImportFile,
  { apply, onProgress, signal }: SendOptions,
): Promise<ImportReport> {
  const path = `/api/admin/${ITEM_PATHS[kind]}/import?format=${format}&apply=${apply}`
  const answer = await askAdmin(path, { file: content, signal })
  for await (const line of linesOf(answer)) {
    if ('report' in line) return line.report
    if ('error' in line) throw new ImportFailure(line.error.message)
    onProgress(line)
  }
  throw new ImportFailure(
    apply
      ? 'The connection was lost before the end. Check the file again: what was kept shows as unchanged.'
      : 'The connection was lost before the end. Please check the file again.',
  )
}

/** The lines of an answer as they come. */
async function* linesOf(answer: Response): AsyncGenerator<ImportLine> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done = true, value = '' } = (await reader?.read()) ?? {}
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as ImportLine
    if (done) return
  }
}
