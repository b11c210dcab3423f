import { verdictOf } from './table.ts'
import type { Aim, Table } from './table.ts'

/** As it stands in a terminal: columns of equal width, numbers to the right. */
export function plainText({ title, notes, ...table }: Table): string {
  const lines = withVerdicts(table)
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  const drawn = lines.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths?.[column] ?? 0) : cell.padStart(widths?.[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return ['', title, '', ...drawn, '', ...notes].join('\n').trimEnd()
}

/** The same for docs/performance.md. */
export function markdown({ title, notes, ...table }: Table): string {
  const [head = [], ...rows] = withVerdicts(table)
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const sections = [`### ${title}`, [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')]
  return [...sections, ...(notes.length > 0 ? [notes.join(' ')] : [])].join('\n\n')
}

/** What was reached and what was not, the missed ones last. */
export function summary(aims: readonly Aim[]): string {
  const missed = aims.filter(({ isReached }) => !isReached)
  const line = ({ what, value, aim, isReached }: Aim): string =>
    `${isReached ? 'ok    ' : 'MISSED'}  ${what}: ${value} (${aim})`
  return [
    '',
    ...aims.filter(({ isReached }) => isReached).map(line),
    ...missed.map(line),
    '',
    `${aims.length - missed.length} of ${aims.length} aims reached.`,
  ].join('\n')
}

/** The last column is there when any row has an aim. */
function withVerdicts({ head, rows }: Pick<Table, 'head' | 'rows'>): readonly (readonly string[])[] {
  if (rows.every(({ aims }) => aims.length === 0)) return [head, ...rows.map(({ cells }) => cells)]
  return [[...head, 'aim'], ...rows.map(({ cells, aims }) => [...cells, verdictOf(aims)])]
}
