export interface Figure {
  /** Unique in a run, such as "cached, home: CPU". */
  what: string
  /** NaN: it could not be measured. */
  value: number
  unit: string
  /** The better direction; less by default. */
  better?: 'more'
  /** The target: at most this, or at least where more is better. */
  aim?: number
}

export function atMost(what: string, value: number, unit: string, aim?: number): Figure {
  return { what, value, unit, ...(aim !== undefined && { aim }) }
}

export function atLeast(what: string, value: number, unit: string, aim?: number): Figure {
  return { ...atMost(what, value, unit, aim), better: 'more' }
}

/** The tolerated relative loss. */
const TOLERANCE = 0.1

/**
 * A table of all figures, as in docs/performance.md; with `before`, also earlier values and losses of more than a
 * tenth.
 */
export function tableOf(figures: readonly Figure[], before?: ReadonlyMap<string, number>): string {
  const head = ['figure', 'value', 'aim', 'verdict', ...(before === undefined ? [] : ['before', 'change'])]
  const rows = figures.map((figure) => [
    figure.what,
    textOf(figure.value, figure.unit),
    figure.aim === undefined
      ? ''
      : `${figure.better === 'more' ? 'at least' : 'at most'} ${textOf(figure.aim, figure.unit)}`,
    verdictOf(figure),
    ...(before === undefined ? [] : beside(figure, before.get(figure.what))),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Reads the figures of a table written by `tableOf`, anywhere in a text. */
export function readTable(text: string): Map<string, number> {
  const rows = text.matchAll(/^\| *(\S[^|]*?) *\| *(-?[\d,.]+)[^|]*\|/gm)
  return new Map([...rows].map(([, what = '', value = '']) => [what, Number(value.replaceAll(',', ''))]))
}

/** The figures that lost more than a tenth. */
export function fallen(figures: readonly Figure[], before: ReadonlyMap<string, number>): Figure[] {
  return figures.filter((figure) => {
    const earlier = before.get(figure.what)
    if (earlier === undefined) return false
    if (Number.isNaN(figure.value)) return true
    return figure.better === 'more'
      ? figure.value < earlier * (1 - TOLERANCE)
      : figure.value > earlier * (1 + TOLERANCE)
  })
}

function verdictOf({ value, aim, better }: Figure): string {
  if (Number.isNaN(value)) return 'FAILED'
  if (aim === undefined) return ''
  return (better === 'more' ? value >= aim : value <= aim) ? 'ok' : 'MISSED'
}

function beside({ value, unit, what, ...rest }: Figure, earlier: number | undefined): [string, string] {
  if (earlier === undefined) return ['', 'new']
  const change = `${value >= earlier ? '+' : ''}${(((value - earlier) / earlier) * 100).toFixed(0)} %`
  const isWorse = fallen([{ what, value, unit, ...rest }], new Map([[what, earlier]])).length > 0
  return [textOf(earlier, unit), isWorse ? `${change} WORSE` : change]
}

/** Three significant digits, with thousands separators. */
function textOf(value: number, unit: string): string {
  if (Number.isNaN(value)) return 'failed'
  const digits =
    Math.abs(value) >= 100 || value === 0 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3
  const number = value.toLocaleString('en-GB', { maximumFractionDigits: digits })
  return unit === '' ? number : `${number} ${unit}`
}

/** The median; the upper one for an even number. Throws for an empty list. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new Error('There is no median of nothing.')
  return middle
}
