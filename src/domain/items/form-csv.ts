/**
 * Converts forms to cells of a CSV file and back. Law: reading written cells gives what was written. Spreadsheets
 * execute cells that begin like a formula, so such a text is written with an apostrophe in front, and read without it.
 */
import type { CellKind } from '#contract/items/field.ts'
import { isShallow } from '../shared/is-shallow.ts'
import { readNumber, type DecimalSign } from './read-number.ts'

export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}

export function writeCell(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  return disarm(WRITERS[kind](value))
}

/**
 * The value of a cell. A cell that does not fit stays a text, which the form's rules then refuse, and so does an
 * ambiguous number. Cells written by an export have a decimal point.
 */
export function readCell(
  kind: CellKind,
  cell: string,
  { decimal = '.' }: { decimal?: DecimalSign } = {},
): unknown {
  const text = rearm(cell)
  if (kind !== 'number') return READERS[kind](text)
  const number = text.trim() === '' ? null : readNumber(text, decimal)
  return number === undefined || number === 'either' ? cell : number
}

const WRITERS: Readonly<Record<CellKind, (value: unknown) => string>> = {
  text: String,
  optional: String,
  number: String,
  flag: String,
  list: (value) => (value as string[]).map(escapeEntry).join(' | '),
  ids: (value) => (value as number[]).join(' | '),
  media: (value) => ((value as unknown[]).length === 0 ? '' : JSON.stringify(value)),
}

const READERS: Readonly<Record<Exclude<CellKind, 'number'>, (cell: string) => unknown>> = {
  text: (cell) => cell,
  optional: (cell) => (cell === '' ? null : cell),
  flag: (cell) => (cell.trim() === '' ? null : (FLAGS.get(cell.trim().toLowerCase()) ?? cell)),
  list: (cell) => entriesOf(cell) ?? cell,
  ids: (cell) => entriesOf(cell)?.map((entry) => (/^\d{1,10}$/.test(entry) ? Number(entry) : entry)) ?? cell,
  media: readMedia,
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
])

function readMedia(cell: string): unknown {
  if (cell.trim() === '') return []
  try {
    const media = JSON.parse(cell) as unknown
    return isShallow(media, MEDIA_LEVELS) ? media : cell
  } catch {
    return cell
  }
}

/** The deepest nesting of an offer's terms: their steps, the spins of a step, the value of a spin. */
const MEDIA_LEVELS = 5

function escapeEntry(entry: string): string {
  return entry.replaceAll(/[\\|]/g, String.raw`\$&`)
}

const MOST_ENTRIES = 10_000

/**
 * Entries are separated by |. \| and \\ stand for the character itself; any other backslash is literal. Undefined for
 * more entries than any form accepts, because a cell may hold millions.
 */
function entriesOf(cell: string): string[] | undefined {
  const entries = ['']
  for (const [piece] of cell.matchAll(/\\[\\|]|[^\\|]+|[\\|]/g)) {
    if (entries.length > MOST_ENTRIES) return undefined
    if (piece === '|') entries.push('')
    else entries[entries.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece
  }
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}

/** Spreadsheets execute formulas also behind spaces, invisible characters and the wide forms of East Asian fonts. */
const FORMULA = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]|[\t\r\n])/u

function disarm(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Removes exactly what `disarm` added. An apostrophe of the text itself stays. */
function rearm(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
