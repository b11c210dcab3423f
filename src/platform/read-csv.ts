/** Reads CSV in pieces, so that other requests run in between. */
import { Readable, pipeline } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { Refusal } from '#contract/shared/refusal.ts'

export interface CsvRow {
  /** As a spreadsheet counts, from 1; empty lines count. */
  row: number
  cells: string[]
}

const PIECE_BYTES = 256 * 1024

/**
 * The rows of a UTF-8 file, header first, without empty rows. `onRead` is called with the bytes read so far while more
 * follow, and may throw to stop. Refuses malformed quotes, naming the line.
 */
export async function* readCsv(
  bytes: Uint8Array,
  delimiter: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<CsvRow> {
  const parser = parse({ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true })
  pipeline(Readable.from(piecesOf(bytes, onRead)), parser, () => undefined)
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      if (record.some((cell) => cell.trim() !== ''))
        yield { row: info.records + info.empty_lines, cells: record }
    }
  } catch (error) {
    throw isCsvError(error) ? refusalOf(error) : error
  }
}

interface Parsed {
  info: { records: number; empty_lines: number }
  record: string[]
}

interface CsvError extends Error {
  code: string
  lines: number
  records: number
  empty_lines: number
}

async function* piecesOf(bytes: Uint8Array, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += PIECE_BYTES) {
    await setImmediate()
    yield bytes.subarray(start, start + PIECE_BYTES)
    if (start + PIECE_BYTES < bytes.byteLength) onRead(start + PIECE_BYTES)
  }
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && 'lines' in error
}

function refusalOf({ code, lines, records, empty_lines: emptyLines }: CsvError): Refusal {
  const message =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? `Row ${records + emptyLines + 1}: a quote that opens in this row is never closed.`
      : `Line ${lines}: ${WORDS.get(code) ?? 'this is not valid CSV.'}`
  return new Refusal('invalid_input', message, { problems: [{ path: 'file', message }] })
}

const WORDS: ReadonlyMap<string, string> = new Map([
  [
    'CSV_INVALID_CLOSING_QUOTE',
    'after a closing quote only a separator may follow. Write a quote inside a quoted cell twice.',
  ],
  [
    'INVALID_OPENING_QUOTE',
    'a quote is in the middle of a cell. Quote the whole cell and write the inner quote twice.',
  ],
])
