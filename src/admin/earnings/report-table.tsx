import { ArrowDown, ArrowUp, ChevronsUpDown, Coins } from 'lucide'
import type { ReactNode } from 'react'
import { EARNINGS } from '#contract/earnings/limits.ts'
import type { Block } from '#contract/clicks/click-words.ts'
import type {
  EarningsBy,
  EarningsNumbers,
  EarningsReport,
  EarningsRow,
} from '#contract/earnings/earnings.schema.ts'
import { countryName } from '#contract/countries/countries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { DataTable, type DataColumn } from '../items/list/data-table.tsx'
import { BLOCK_LABELS, BY_LABELS, COLUMN_LABELS, moneyText, perClick, percent } from './earnings-words.ts'
import { REPORT_COLUMNS, sortedRows, type ReportColumn, type ReportSort } from './report-order.ts'

interface ReportTableProps {
  report: EarningsReport
  by: EarningsBy
  sort: ReportSort | undefined
  /** An empty value is the report's own order. */
  onSort: (sort: ReportSort | '') => void
  onPage?: (page: string) => void
}

/** One row per value: most clicks first, or latest days first, until a column head sorts them. */
export function ReportTable({ report: { rows, isCut, total }, by, sort, onSort, onPage }: ReportTableProps) {
  if (rows.length === 0)
    return (
      <EmptyState icon={Coins} title="Nothing in these days">
        Clicks on Play Now and Claim Bonus are listed here within a second, and what programmes report as soon
        as it arrives.
      </EmptyState>
    )
  const ordered = sort === undefined ? rows : sortedRows(rows, sort, (row) => labelOf(row, by))
  const nameOf = ({ key, ...row }: EarningsRow) => {
    const words = labelOf({ key, ...row }, by)
    if (key === null) return <span className="mut">{words}</span>
    return onPage === undefined ? (
      <b>{words}</b>
    ) : (
      <button type="button" className="panel__link" onClick={() => onPage(key)}>
        {words}
      </button>
    )
  }
  const columns = REPORT_COLUMNS.map((column): DataColumn<Shown> => {
    const label = column === 'key' ? BY_LABELS[by] : COLUMN_LABELS[column]
    return {
      label,
      ...headOf({ column, label, sort, onSort }),
      cell: CELLS[column],
      className: column === 'key' ? 'earnings__key' : 'num r',
      headClass: column === 'key' ? undefined : 'r',
    }
  })
  return (
    <div>
      <DataTable
        caption={`Clicks and earnings by ${BY_LABELS[by].toLowerCase()}`}
        rows={ordered.map((row): Shown => ({ ...row, id: row.key ?? '', name: nameOf(row) }))}
        keyOf={({ id }) => id}
        columns={columns}
        foot={{ ...total, depositRate: null, id: '', name: <b>{isCut ? 'All rows' : 'Total'}</b> }}
      />
      {isCut && <p className="mut sm mt-2">Only the first {grouped(EARNINGS.rows)} rows are shown.</p>}
    </div>
  )
}

interface HeadProps {
  column: ReportColumn
  label: string
  sort: ReportSort | undefined
  onSort: (sort: ReportSort | '') => void
}

/** Numbers start with the highest, names with A. The third press restores the report's own order. */
function headOf({ column, label, sort, onSort }: HeadProps): Pick<DataColumn<Shown>, 'head' | 'sorted'> {
  const [first, second] = column === 'key' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
  const direction = sort === `${column}-asc` ? 'asc' : sort === `${column}-desc` ? 'desc' : undefined
  const next = direction === undefined ? first : direction === first ? second : undefined
  return {
    sorted: direction && (direction === 'asc' ? 'ascending' : 'descending'),
    head: (
      <button
        type="button"
        className="table__sort"
        onClick={() => onSort(next === undefined ? '' : `${column}-${next}`)}
      >
        {label}
        <Icon
          of={direction === undefined ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown}
          size={14}
        />
      </button>
    ),
  }
}

type Shown = EarningsNumbers & Pick<EarningsRow, 'depositRate'> & { id: string; name: ReactNode }

const CELLS: Readonly<Record<ReportColumn, (row: Shown) => ReactNode>> = {
  key: ({ name }) => name,
  clicks: ({ clicks }) => grouped(clicks),
  visitors: ({ uniqueClicks }) => grouped(uniqueClicks),
  registrations: ({ registrations }) => grouped(registrations),
  deposits: ({ firstDeposits }) => grouped(firstDeposits),
  rate: (row) => <Rate row={row} />,
  revenue: ({ revenue }) =>
    revenue.length === 0 ? <span className="mut">None</span> : <Lines of={revenue.map(moneyText)} />,
  each: ({ revenue, clicks }) =>
    revenue.length === 0 || clicks === 0 ? (
      <span className="mut">–</span>
    ) : (
      <Lines of={perClick(revenue, clicks)} />
    ),
}

/** A wider interval makes a rate meaningless. */
const WIDEST = 0.1

/** The share with its 95 % confidence interval. */
function Rate({ row: { clicks, firstDeposits, depositRate } }: { row: Shown }) {
  if (depositRate === null) return <span className="mut">–</span>
  const { low, high } = depositRate
  const between = `${percent(low)} to ${percent(high)}`
  if (high - low > WIDEST) return <span className="mut">Too few clicks to tell</span>
  return (
    <>
      {percent(firstDeposits / clicks)} <span className="mut sm whitespace-nowrap">({between})</span>
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className="earnings__line lg:block">
      {line}
    </span>
  ))
}

function labelOf({ key, label }: EarningsRow, by: EarningsBy): string {
  if (key === null) return by === 'program' ? 'Without a programme' : 'Not known'
  if (by === 'block') return BLOCK_LABELS[key as Block]
  return by === 'country' ? countryName(key) : (label ?? key)
}
