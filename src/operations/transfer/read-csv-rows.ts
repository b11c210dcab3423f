import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/shared/limits.ts'
import { columnsOf } from '#contract/transfer/transfer-columns.ts'
import { readCell } from '#domain/items/form-csv.ts'
import { readCsv } from '#platform/read-csv.ts'
import { fileRefusal, fileRow, tooManyRows } from './file-rows.ts'
import type { FileRow } from './file-rows.ts'
import { readHeader, separatorOf } from './read-header.ts'
import type { ColumnMatches } from './read-header.ts'

export interface CsvFile {
  rows: FileRow[]
  /** The header as it stands in the file. */
  titles: readonly string[]
  /** The cells as they stand in the file, by row. */
  cellsOf: ReadonlyMap<number, readonly string[]>
}

/** The rows of a CSV file in UTF-8. The header shows which separator it uses. Refuses a header with unknown columns. */
export async function readCsvRows(
  kind: ItemKind,
  bytes: Uint8Array,
  remembered: ColumnMatches,
  onRead: (bytes: number) => void,
): Promise<CsvFile> {
  const cellKinds = new Map(columnsOf(kind).map(({ name, cell }) => [name, cell]))
  const separator = separatorOf(kind, bytes, remembered)
  const commas = separator !== ','
  const rows: FileRow[] = []
  const cellsOf = new Map<number, readonly string[]>()
  let titles: readonly string[] = []
  let columns: (string | null)[] | undefined
  for await (const { row, cells } of readCsv(bytes, separator, onRead)) {
    if (columns === undefined) {
      titles = cells.map((title) => title.trim())
      columns = readHeader(kind, titles, remembered)
      continue
    }
    if (isExample(columns, cells)) continue
    if (rows.length === TRANSFER.rows) throw tooManyRows()
    const values = columns.flatMap((name, index) => {
      if (name === null) return []
      const cell = cellKinds.get(name) ?? 'text'
      return [[name, readCell(cell, cells[index] ?? '', { commas })] as const]
    })
    const filled = fileRow(kind, row, values)
    cellsOf.set(row, cells)
    rows.push(
      cells.length === columns.length ? filled : { ...filled, problems: [wrongCount(cells, columns)] },
    )
  }
  if (columns === undefined) throw fileRefusal('The file is empty.')
  return { rows, titles, cellsOf }
}

/** A template explains its columns in rows whose id begins with #. */
function isExample(columns: readonly (string | null)[], cells: readonly string[]): boolean {
  return columns[0] === 'id' && cells[0]?.trimStart().startsWith('#') === true
}

function wrongCount(cells: readonly string[], columns: readonly unknown[]) {
  const message = `This row has ${cells.length} cells, the header has ${columns.length}`
  return { path: 'row', message }
}
