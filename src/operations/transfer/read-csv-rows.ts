import { ITEM_KINDS, ITEM_PATHS } from '#contract/item-kinds.ts'
import type { ItemKind } from '#contract/item-kinds.ts'
import { TRANSFER } from '#contract/limits.ts'
import { columnsOf } from '#contract/transfer-columns.ts'
import { readCell } from '#domain/form-csv.ts'
import { readCsv } from '#platform/read-csv.ts'
import { fileRefusal, fileRow, tooManyRows } from './file-rows.ts'
import type { FileRow } from './file-rows.ts'

/** The rows of a CSV file in UTF-8. Its separator is told by the header. Refuses a header with other columns. */
export async function readCsvRows(
  kind: ItemKind,
  bytes: Uint8Array,
  onRead: (bytes: number) => void,
): Promise<FileRow[]> {
  const cellOf = new Map(columnsOf(kind).map(({ name, cell }) => [name, cell]))
  const rows: FileRow[] = []
  let header: string[] | undefined
  for await (const { row, cells } of readCsv(bytes, separatorOf(kind, bytes), onRead)) {
    if (header === undefined) header = readHeader(kind, cells)
    else if (rows.length === TRANSFER.rows) throw tooManyRows()
    else {
      const values = header.map((name, index) => {
        const cell = cellOf.get(name) ?? 'text'
        return [name, readCell(cell, cells[index] ?? '')] as const
      })
      const filled = fileRow(kind, row, values)
      rows.push(
        cells.length === header.length ? filled : { ...filled, problems: [wrongCount(cells, header)] },
      )
    }
  }
  if (header === undefined) throw fileRefusal('The file is empty.')
  return rows
}

function readHeader(kind: ItemKind, cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim())
  const known = namesOf(kind)
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) throw fileRefusal(unknownColumns(kind, names, unknown))
  // All of them are known from here on, so there are few different ones to search.
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw fileRefusal(`The header has ${listOf(twice)} more than once.`)
  return names
}

function unknownColumns(kind: ItemKind, names: readonly string[], unknown: readonly string[]): string {
  const fits = (other: ItemKind) => names.filter((name) => namesOf(other).has(name)).length
  const other = ITEM_KINDS.find((candidate) => fits(candidate) > fits(kind))
  const guess = other === undefined ? '' : ` This looks like a file for ${ITEM_PATHS[other]}.`
  return `Unknown ${unknown.length === 1 ? 'column' : 'columns'}: ${listOf(unknown)}.${guess}`
}

/** Of comma, semicolon and tab the one that finds the most columns in the first line. */
function separatorOf(kind: ItemKind, bytes: Uint8Array): string {
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024)).trimStart()
  const [line = ''] = start.split(/[\r\n]/, 1)
  const known = namesOf(kind)
  const found = (separator: string) =>
    line.split(separator).filter((name) => known.has(name.replaceAll('"', '').trim())).length
  return [',', ';', '\t'].toSorted((a, b) => found(b) - found(a))[0] ?? ','
}

function wrongCount(cells: readonly string[], header: readonly string[]) {
  const message = `This row has ${cells.length} cells, the header has ${header.length}`
  return { path: 'row', message }
}

function namesOf(kind: ItemKind): ReadonlySet<string> {
  return new Set(columnsOf(kind).map(({ name }) => name))
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => (name === '' ? '(no name)' : name.slice(0, 60)))
  return names.length > 10 ? `${shown.join(', ')} and ${names.length - 10} more` : shown.join(', ')
}
