/** Sort orders of the report, offered by its column heads. */
import type { EarningsRow, Money } from '#contract/earnings/earnings.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'

export const REPORT_COLUMNS = [
  'key',
  'clicks',
  'visitors',
  'registrations',
  'deposits',
  'rate',
  'revenue',
  'each',
] as const
export type ReportColumn = (typeof REPORT_COLUMNS)[number]
export type ReportSort = `${ReportColumn}-${'asc' | 'desc'}`

export const REPORT_SORTS: readonly ReportSort[] = REPORT_COLUMNS.flatMap((column) => [
  `${column}-asc` as const,
  `${column}-desc` as const,
])

/**
 * The rows in this order; those without the value come last in either direction. Amounts in different currencies cannot
 * be added, so rows are compared by the most frequent currency, then by the next.
 */
export function sortedRows(
  rows: readonly EarningsRow[],
  sort: ReportSort,
  nameOf: (row: EarningsRow) => string,
): EarningsRow[] {
  const [column, direction] = sort.split('-') as [ReportColumn, 'asc' | 'desc']
  const sign = direction === 'asc' ? 1 : -1
  if (column === 'key')
    return rows.toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      return sign * nameOf(a).localeCompare(nameOf(b), LANGUAGE, { numeric: true })
    })
  const currencies = currenciesOf(rows)
  const valuesOf = (row: EarningsRow): readonly (number | undefined)[] => {
    const amounts = () => currencies.map((wanted) => minorOf(row.revenue, wanted))
    switch (column) {
      case 'clicks':
        return [row.clicks]
      case 'visitors':
        return [row.uniqueClicks]
      case 'registrations':
        return [row.registrations]
      case 'deposits':
        return [row.firstDeposits]
      case 'rate':
        return [row.depositRate === null ? undefined : row.firstDeposits / row.clicks]
      case 'revenue':
        return amounts()
      case 'each':
        return amounts().map((minor) =>
          minor === undefined || row.clicks === 0 ? undefined : minor / row.clicks,
        )
    }
  }
  const keyed = rows.map((row) => ({ row, values: valuesOf(row) }))
  return keyed.toSorted((a, b) => compare(a.values, b.values, sign)).map(({ row }) => row)
}

function compare(
  a: readonly (number | undefined)[],
  b: readonly (number | undefined)[],
  sign: 1 | -1,
): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (left === right) continue
    if (left === undefined) return 1
    if (right === undefined) return -1
    return sign * (left - right)
  }
  return 0
}

function currenciesOf(rows: readonly EarningsRow[]): string[] {
  const counts = new Map<string, number>()
  for (const { currency } of rows.flatMap(({ revenue }) => revenue))
    counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts.entries()]
    .toSorted(([a, left], [b, right]) => right - left || a.localeCompare(b))
    .map(([currency]) => currency)
}

function minorOf(revenue: readonly Money[], wanted: string): number | undefined {
  return revenue.find(({ currency }) => currency === wanted)?.minor
}
