import { labelOf } from '#contract/items/field-labels.ts'
import {
  IMPORT_OUTCOMES,
  type ImportedRow,
  type ImportReason,
  type ImportReport,
} from '#contract/transfer/transfer.ts'

type Told = Pick<ImportReport, 'counts' | 'rows' | 'isApplied'> &
  Partial<Pick<ImportReport, 'media' | 'otherTypes'>>

/** Formats the report of an import for a terminal. */
export function reportLines({ counts, rows, isApplied, media = [], otherTypes = [] }: Told): string[] {
  const details = [...rows.flatMap(detailsOf), ...media.flatMap(leftBehind)]
  const widths = [0, 1, 2].map((column) =>
    Math.min(40, Math.max(0, ...details.map((cells) => (cells[column] ?? '').length))),
  )
  const table = details.map((cells) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  const saved = counts.created + counts.changed
  return [
    ...table,
    ...(table.length > 0 ? [''] : []),
    ...otherTypes.map(
      ({ type, count, titles }) => `  Not read: ${count} of the type ${type}, such as ${titles.join(', ')}`,
    ),
    ...IMPORT_OUTCOMES.map((outcome) => `  ${outcome.padEnd(10)} ${String(counts[outcome]).padStart(6)}`),
    '',
    isApplied
      ? counts.refused > 0
        ? 'It was kept without the refused rows.'
        : 'All of it was kept.'
      : counts.refused > 0
        ? 'Nothing was kept, because rows were refused. With --apply --skip-refused the others are kept.'
        : saved > 0
          ? 'Nothing was kept yet. Run it again with --apply to keep it.'
          : 'There is nothing to change.',
  ]
}

function detailsOf({ row, outcome, name, changes, problems }: ImportedRow): string[][] {
  const start = [`row ${row}`, outcome, plain(name, 40)]
  if (outcome === 'refused')
    return problems.map(({ path, message, given }) => [
      ...start,
      plain(`${path}: ${message}${given === undefined ? '' : `. The file has "${given}"`}`, 300),
    ])
  if (outcome === 'changed')
    return changes.map(({ field, before, after }) => [
      ...start,
      `${labelOf(field)}: ${shown(before)} → ${shown(after)}`,
    ])
  return [start]
}

/** Media that could not be taken over. */
function leftBehind({ path, message, rows }: ImportReason): string[][] {
  return rows.map(({ row, name, given = '' }) => [
    `row ${row}`,
    'left behind',
    plain(name, 40),
    plain(`${labelOf(path)}: ${message}. ${given}`, 300),
  ])
}

function shown(value: unknown): string {
  return plain(typeof value === 'string' ? value : JSON.stringify(value), 50)
}

/** On one line, without control sequences. */
function plain(text: string, length: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return line.length > length ? `${line.slice(0, length - 1)}…` : line
}
