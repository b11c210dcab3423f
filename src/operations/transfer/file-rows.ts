/** Reads the lines of an import file, before they are compared with anything. */
import { WRITTEN_KINDS, type WrittenKind } from '#contract/items/item-kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import { columnsOf, PROBLEM_COLUMN } from '#contract/transfer/transfer-columns.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'
import { grouped } from '#domain/shared/counted.ts'
import { loosenFields } from './loosen-fields.ts'
import { shownValue } from './row-problem.ts'

export interface FileRow {
  /** As a spreadsheet counts, with the header as row 1; in JSON the position in the list, from 1. */
  row: number
  id: number | undefined
  version: number | undefined
  fields: Readonly<Record<string, unknown>>
  /** Cleaned versions of slow fields, which are stored in their place. */
  cleaned?: Readonly<Record<string, unknown>> | undefined
  problems: readonly RowProblem[]
  /** Where the reading differs from the file. */
  notes: readonly RowProblem[]
  /** Media that cannot be taken over; `given` is the address. */
  lost?: readonly RowProblem[]
}

/** Assigns the named values of one line to fields. Unknown names are problems of the row. */
export function fileRow(
  kind: WrittenKind,
  row: number,
  values: Iterable<readonly [string, unknown]>,
): FileRow {
  const known = KNOWN.get(kind) ?? new Set()
  const problems: RowProblem[] = []
  const fields: Record<string, unknown> = {}
  const numbers = new Map<string, number>()
  for (const [name, value] of values) {
    if (name === PROBLEM_COLUMN) continue
    if (!known.has(name) && problems.length < MOST_PROBLEMS)
      problems.push({ path: name.slice(0, 60), message: `Unknown field: ${name.slice(0, 60)}` })
    else if (!known.has(name)) continue
    else if (name !== 'id' && name !== 'version') fields[name] = value
    else if (isWhole(value)) numbers.set(name, value)
    else if (value !== null) {
      const message = `${name} must be a whole number from 1`
      problems.push({ path: name, message, given: shownValue(value) })
    }
  }
  const loosened = loosenFields(kind, fields, { isOwn: numbers.has('version') })
  return {
    row,
    id: numbers.get('id'),
    version: numbers.get('version'),
    ...loosened,
    problems: [...problems, ...loosened.problems],
  }
}

const KNOWN: ReadonlyMap<WrittenKind, ReadonlySet<string>> = new Map(
  WRITTEN_KINDS.map((kind) => [kind, new Set(columnsOf(kind).map(({ name }) => name))]),
)

/** The most problems of one row; an entry may have millions of unknown fields. */
const MOST_PROBLEMS = 20

/** A refusal of the whole file; `path` names the part. */
export function fileRefusal(message: string, path: 'file' | 'columns' = 'file'): Refusal {
  return new Refusal('invalid_input', message, { problems: [{ path, message }] })
}

export function tooManyRows(): Refusal {
  return fileRefusal(`The file has more than ${grouped(TRANSFER.rows)} rows. Split it into several files.`)
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 2_147_483_647
}
