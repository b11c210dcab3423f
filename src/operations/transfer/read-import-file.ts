import type { ItemKind } from '#contract/item-kinds.ts'
import { TRANSFER } from '#contract/limits.ts'
import type { TransferFormat } from '#contract/transfer.ts'
import { isShallow } from '#domain/is-shallow.ts'
import { readCsvRows } from './read-csv-rows.ts'
import { fileRefusal, fileRow, tooManyRows } from './file-rows.ts'
import type { FileRow } from './file-rows.ts'

/**
 * The rows of an import file, each with what is wrong with its shape. `onRead` hears how many bytes are read, and
 * may throw to stop. Refuses a file that is not UTF-8, not CSV or JSON, of other columns, or too long.
 */
export async function readImportFile(
  kind: ItemKind,
  format: TransferFormat,
  bytes: Uint8Array,
  onRead: (bytes: number) => void,
): Promise<FileRow[]> {
  refuseOtherFiles(bytes)
  if (format === 'csv') return readCsvRows(kind, bytes, onRead)
  const rows = readJsonRows(kind, bytes)
  onRead(bytes.byteLength)
  return rows
}

function readJsonRows(kind: ItemKind, bytes: Uint8Array): FileRow[] {
  const list = parseJson(bytes)
  if (!Array.isArray(list)) throw fileRefusal('A JSON file must be a list: [{ … }, { … }].')
  if (list.length > TRANSFER.rows) throw tooManyRows()
  return list.map((entry: unknown, index) => {
    const refuse = (message: string): FileRow => ({
      ...fileRow(kind, index + 1, []),
      problems: [{ path: 'row', message }],
    })
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      return refuse('This entry is not an object')
    if (!isShallow(entry, ENTRY_LEVELS)) return refuse('This entry is nested too deeply')
    return fileRow(kind, index + 1, Object.entries(entry))
  })
}

/** The media of an article are objects in a list in the entry; one level more is left to the rules of the form. */
const ENTRY_LEVELS = 4

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8').decode(bytes)) as unknown
  } catch (error) {
    const place = error instanceof SyntaxError ? /line \d+ column \d+/.exec(error.message)?.[0] : undefined
    throw fileRefusal(`The file is not valid JSON${place === undefined ? '' : `, see ${place}`}.`)
  }
}

/** What people send instead of a text file in UTF-8, and what to do about it. */
function refuseOtherFiles(bytes: Uint8Array): void {
  const [first = 1, second = 1] = bytes
  if (bytes.byteLength === 0) throw fileRefusal('The file is empty.')
  if (first === 0x50 && second === 0x4b)
    throw fileRefusal('This is a spreadsheet or an archive. Save it as "CSV UTF-8" first.')
  if (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    first === 0 ||
    second === 0
  )
    throw fileRefusal('The file is in UTF-16. Save it as "CSV UTF-8" first.')
  if (!isUtf8(bytes)) throw fileRefusal('The file is not in UTF-8. Save it as "CSV UTF-8" first.')
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
