import { labelOf } from '#contract/items/field-labels.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { columnsOf, OPTION_FIELDS } from '#contract/transfer/transfer-columns.ts'
import type { CellKind } from '#contract/items/field.ts'
import { csvLine } from '#domain/items/form-csv.ts'

/** A CSV file to fill in: all columns, and two rows, ignored by imports, that explain them. */
export function templateFile(kind: WrittenKind): string {
  const columns = columnsOf(kind)
  const [, ...others] = columns
  const labels = others.map(({ name }) => labelOf(name))
  const formats = others.map(
    ({ name, cell }) => OPTION_FIELDS[kind]?.[name]?.join(' or ') ?? formatOf(name, cell),
  )
  return [
    `\uFEFF${csvLine(columns.map(({ name }) => name))}`,
    csvLine(['# rows that begin with # are left out', ...labels]),
    csvLine(['# empty for a new one', ...formats]),
  ].join('')
}

function formatOf(name: string, cell: CellKind): string {
  if (name === 'version') return 'empty'
  return DATES.has(name) ? '2026-09-01' : FORMATS[cell]
}

const DATES: ReadonlySet<string> = new Set(['validUntil', 'publishedAt', 'publishAt'])

const FORMATS: Readonly<Record<CellKind, string>> = {
  text: 'text',
  optional: 'text or empty',
  number: 'number or empty',
  flag: 'true or false',
  list: 'first | second',
  ids: '1 | 2',
  media: 'a list in JSON',
}
