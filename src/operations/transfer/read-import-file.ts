import { setImmediate } from 'node:timers/promises'
import type { CellKind } from '#contract/items/field.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import type { Refusal } from '#contract/shared/refusal.ts'
import { columnsOf } from '#contract/transfer/transfer-columns.ts'
import type { ImportFormat, ImportReport, RowProblem } from '#contract/transfer/transfer.ts'
import { readCell } from '#domain/items/form-csv.ts'
import { decimalSignOf, type DecimalSign } from '#domain/items/read-number.ts'
import { isShallow } from '#domain/shared/is-shallow.ts'
import { readCsv } from '#platform/read-csv.ts'
import { readJson } from '#platform/read-json.ts'
import type { SentFile } from '../app/sent-file.ts'
import { wholeOf, withSeparator } from './decode-file.ts'
import { fileRefusal, fileRow, tooManyRows, type FileRow } from './file-rows.ts'
import { shownValue } from './row-problem.ts'
import { countKnown, readHeader, type ColumnMatches } from './read-header.ts'
import { articleRows, type WordpressReading } from './wordpress/article-rows.ts'
import { readWordpress } from './wordpress/read-wordpress.ts'

export interface ReadFile {
  rows: FileRow[]
  source:
    | { titles: readonly string[]; cellsOf: ReadonlyMap<number, readonly string[]> }
    | { entries: readonly unknown[] }
  /** The address of the site that the file comes from, where it says so. */
  site?: string | undefined
  /** Content types of a WordPress export that are not imported. */
  otherTypes?: ImportReport['otherTypes']
}

interface Reading {
  /** Meanings of foreign titles chosen by staff. */
  remembered?: ColumnMatches
  /** Called with the bytes read so far; may throw to stop. */
  onRead?: (bytes: number) => void
  /** Options for reading a WordPress export. */
  wordpress?: WordpressReading | undefined
}

/**
 * The rows of an import file, each with the problems of its format. Refuses files that are not text, not CSV, JSON or a
 * WordPress export, have unknown columns, or are too long.
 */
export async function readImportFile(
  kind: WrittenKind,
  format: ImportFormat,
  sent: SentFile,
  { remembered = new Map(), onRead = () => undefined, wordpress = NO_CATEGORY }: Reading = {},
): Promise<ReadFile> {
  if (format === 'csv') {
    const bytes = await wholeOf(sent)
    const { rows, ...source } = await readCsvRows(kind, bytes, remembered, onRead)
    return { rows, source }
  }
  if (format === 'wxr') {
    if (kind !== 'post')
      throw fileRefusal('An export of WordPress holds articles. Import it with the articles.')
    const file = await readWordpress(sent, { types: wordpress.types, onRead })
    const { rows, entries } = await articleRows(file, wordpress)
    const otherTypes = [...file.otherTypes].map(([type, { count, titles }]) => ({ type, count, titles }))
    return { rows, source: { entries }, site: file.site, otherTypes }
  }
  const bytes = await wholeOf(sent)
  const entries = await readEntries(bytes, onRead)
  onRead(bytes.byteLength)
  const rows: FileRow[] = []
  for (const [index, entry] of entries.entries()) {
    rows.push(entryRow(kind, entry, index + 1))
    if (index % ROWS_AT_A_TIME === 0) await setImmediate()
  }
  return { rows, source: { entries } }
}

const NO_CATEGORY: WordpressReading = { category: undefined, types: [] }
const ROWS_AT_A_TIME = 500

async function readEntries(bytes: Uint8Array, onRead: (bytes: number) => void): Promise<readonly unknown[]> {
  const list = await readJson(bytes, onRead).catch((error: unknown) => {
    throw error instanceof SyntaxError ? notJson(error) : error
  })
  if (!Array.isArray(list)) throw fileRefusal('A JSON file must be a list: [{ … }, { … }].')
  if (list.length > TRANSFER.rows) throw tooManyRows()
  return list
}

function entryRow(kind: WrittenKind, entry: unknown, row: number): FileRow {
  const refuse = (message: string): FileRow => ({
    ...fileRow(kind, row, []),
    problems: [{ path: 'row', message }],
  })
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return refuse('This entry is not an object')
  if (!isShallow(entry, ENTRY_LEVELS)) return refuse('This entry is nested too deeply')
  return fileRow(kind, row, Object.entries(entry))
}

/**
 * The value of a spin is on the sixth level: entry, terms, steps, step, spins, value. One more level is left to the
 * form's rules.
 */
const ENTRY_LEVELS = 7

function notJson({ message }: SyntaxError): Refusal {
  const place = /line \d+ column \d+/.exec(message)?.[0]
  return fileRefusal(`The file is not valid JSON${place === undefined ? '' : `, see ${place}`}.`)
}

interface CsvFile {
  rows: FileRow[]
  titles: readonly string[]
  cellsOf: ReadonlyMap<number, readonly string[]>
}

/** The rows of a CSV file in UTF-8. Detects the separator from the header. Refuses unknown columns. */
async function readCsvRows(
  kind: WrittenKind,
  bytes: Uint8Array,
  remembered: ColumnMatches,
  onRead: (bytes: number) => void,
): Promise<CsvFile> {
  const cellKinds = new Map(columnsOf(kind).map(({ name, cell }) => [name, cell]))
  const { csv, separator } = withSeparator(bytes, (names) => countKnown(kind, names, remembered))
  const cellsOf = new Map<number, readonly string[]>()
  let titles: readonly string[] = []
  let columns: (string | null)[] | undefined
  for await (const { row, cells } of readCsv(csv, separator, onRead)) {
    if (columns === undefined) {
      titles = cells.map((title) => title.trim())
      columns = readHeader(kind, titles, remembered)
    } else if (!isExample(columns, cells)) {
      if (cellsOf.size === TRANSFER.rows) throw tooManyRows()
      cellsOf.set(row, cells)
    }
  }
  if (columns === undefined) throw fileRefusal('The file is empty.')
  const kinds = columns.map((name) => (name === null ? undefined : (cellKinds.get(name) ?? 'text')))
  const isOwn = separator === ',' && columns.includes('version')
  const decimal = isOwn ? '.' : decimalSignOf(numbersIn(kinds, cellsOf.values()))
  const rows: FileRow[] = []
  for (const [row, cells] of cellsOf) {
    rows.push(csvRow(kind, row, { cells, columns, kinds, decimal }))
    if (rows.length % ROWS_AT_A_TIME === 0) await setImmediate()
  }
  return { rows, titles, cellsOf }
}

function* numbersIn(kinds: readonly (CellKind | undefined)[], rows: Iterable<readonly string[]>) {
  for (const cells of rows)
    for (const [index, kind] of kinds.entries()) if (kind === 'number') yield cells[index] ?? ''
}

interface CsvCells {
  cells: readonly string[]
  columns: readonly (string | null)[]
  kinds: readonly (CellKind | undefined)[]
  decimal: DecimalSign
}

function csvRow(kind: WrittenKind, row: number, { cells, columns, kinds, decimal }: CsvCells): FileRow {
  const notes: RowProblem[] = []
  const values = columns.flatMap((name, index) => {
    if (name === null) return []
    const [cell, as] = [cells[index] ?? '', kinds[index] ?? 'text']
    const value = readCell(as, cell, { decimal })
    if (as === 'number' && typeof value === 'number' && Number(cell) !== value)
      notes.push({ path: name, message: `${labelOf(name)} was read as ${value}`, given: shownValue(cell) })
    return [[name, value] as const]
  })
  const filled = fileRow(kind, row, values)
  const noted = { ...filled, notes: [...filled.notes, ...notes] }
  return cells.length === columns.length ? noted : { ...noted, problems: [wrongCount(cells, columns)] }
}

/** A template explains its columns in rows whose id begins with #. */
function isExample(columns: readonly (string | null)[], cells: readonly string[]): boolean {
  return columns[0] === 'id' && cells[0]?.trimStart().startsWith('#') === true
}

function wrongCount(cells: readonly string[], columns: readonly unknown[]) {
  const message = `This row has ${cells.length} cells, the header has ${columns.length}`
  return { path: 'row', message }
}
