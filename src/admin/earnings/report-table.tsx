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
import { WideTable } from '#ui/wide-table.tsx'
import { BLOCK_LABELS, BY_LABELS, COLUMN_LABELS, moneyText, perClick, percent } from './earnings-words.ts'
import { REPORT_COLUMNS, sortedRows, type ReportColumn, type ReportSort } from './report-order.ts'
import { grouped } from '#domain/shared/counted.ts'

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
  const caption = `Clicks and earnings by ${BY_LABELS[by].toLowerCase()}`
  const shown = sort === undefined ? rows : sortedRows(rows, sort, (row) => labelOf(row, by))
  return (
    <div>
      <WideTable label={caption} className="card card--flat table-wrap" tableClassName="table table--rows">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {REPORT_COLUMNS.map((column) => (
              <Head
                key={column}
                column={column}
                label={column === 'key' ? BY_LABELS[by] : COLUMN_LABELS[column]}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const words = labelOf(row, by)
            return (
              <Row key={row.key ?? ''} row={row}>
                {onPage !== undefined && row.key !== null ? (
                  <button type="button" className="panel__link" onClick={() => onPage(row.key ?? '')}>
                    {words}
                  </button>
                ) : row.key === null ? (
                  <span className="mut">{words}</span>
                ) : (
                  <b>{words}</b>
                )}
              </Row>
            )
          })}
        </tbody>
        <tfoot>
          <Row row={{ ...total, depositRate: null }}>
            <b>{isCut ? 'All rows' : 'Total'}</b>
          </Row>
        </tfoot>
      </WideTable>
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
function Head({ column, label, sort, onSort }: HeadProps) {
  const [first, second] = column === 'key' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
  const direction = sort === `${column}-asc` ? 'asc' : sort === `${column}-desc` ? 'desc' : undefined
  const next = direction === undefined ? first : direction === first ? second : undefined
  return (
    <th
      scope="col"
      className={column === 'key' ? undefined : 'r'}
      aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
    >
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
    </th>
  )
}

type Figures = EarningsNumbers & Pick<EarningsRow, 'depositRate'>

function Row({ row, children }: { row: Figures; children: ReactNode }) {
  const { clicks, uniqueClicks, registrations, firstDeposits, revenue } = row
  return (
    <tr>
      <td className="earnings__key">{children}</td>
      <td className="num r" data-label="Clicks">
        {grouped(clicks)}
      </td>
      <td className="num r" data-label="Visitors">
        {grouped(uniqueClicks)}
      </td>
      <td className="num r" data-label="Registrations">
        {grouped(registrations)}
      </td>
      <td className="num r" data-label="First deposits">
        {grouped(firstDeposits)}
      </td>
      <td className="num r" data-label="Click to deposit">
        <Rate row={row} />
      </td>
      <td className="num r" data-label="Revenue">
        {revenue.length === 0 ? <span className="mut">None</span> : <Lines of={revenue.map(moneyText)} />}
      </td>
      <td className="num r" data-label="Per click">
        {revenue.length === 0 || clicks === 0 ? (
          <span className="mut">–</span>
        ) : (
          <Lines of={perClick(revenue, clicks)} />
        )}
      </td>
    </tr>
  )
}

/** A wider interval makes a rate meaningless. */
const WIDEST = 0.1

/** The share with its 95 % confidence interval. */
function Rate({ row: { clicks, firstDeposits, depositRate } }: { row: Figures }) {
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
