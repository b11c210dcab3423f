import { Coins } from 'lucide'
import { EARNINGS } from '#contract/shared/limits.ts'
import type { Block } from '#contract/clicks/click-words.ts'
import type { EarningsBy, EarningsReport, EarningsRow } from '#contract/earnings/earnings.schema.ts'
import { countryName } from '#contract/countries/countries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListTable } from '../list/list-table.tsx'
import { grouped } from '../overview/grouped.ts'
import { BLOCK_LABELS, BY_LABELS, moneyText, perClick, percent } from './earnings-words.ts'

interface ReportTableProps {
  report: EarningsReport
  by: EarningsBy
  /** Narrows the report to a page. */
  onPage?: (page: string) => void
}

/** One row for each value, those with most clicks first, and days from the latest on. */
export function ReportTable({ report: { rows, isCut }, by, onPage }: ReportTableProps) {
  if (rows.length === 0)
    return (
      <EmptyState icon={Coins} title="Nothing in these days">
        Clicks on Play Now and Claim Bonus are listed here within a second, and what programmes report as soon
        as it arrives.
      </EmptyState>
    )
  return (
    <div>
      <ListTable
        caption={`Clicks and earnings by ${BY_LABELS[by].toLowerCase()}`}
        heads={[
          BY_LABELS[by],
          'Clicks',
          'Visitors',
          'Registrations',
          'First deposits',
          'Click to deposit',
          'Revenue',
          'Per click',
        ]}
      >
        {rows.map((row) => (
          <Row key={row.key ?? ''} row={row} by={by} {...(onPage !== undefined && { onPage })} />
        ))}
      </ListTable>
      {isCut && <p className="mut sm mt-2">Only the first {grouped(EARNINGS.rows)} rows are shown.</p>}
    </div>
  )
}

interface RowProps {
  row: EarningsRow
  by: EarningsBy
  onPage?: (page: string) => void
}

function Row({ row, by, onPage }: RowProps) {
  const { key, clicks, uniqueClicks, registrations, firstDeposits, revenue } = row
  const words = labelOf(row, by)
  return (
    <tr>
      <td className="earnings__key">
        {onPage !== undefined && key !== null ? (
          <button type="button" className="panel__link" onClick={() => onPage(key)}>
            {words}
          </button>
        ) : key === null ? (
          <span className="mut">{words}</span>
        ) : (
          <b>{words}</b>
        )}
      </td>
      <td className="num" data-label="Clicks">
        {grouped(clicks)}
      </td>
      <td className="num" data-label="Visitors">
        {grouped(uniqueClicks)}
      </td>
      <td className="num" data-label="Registrations">
        {grouped(registrations)}
      </td>
      <td className="num" data-label="First deposits">
        {grouped(firstDeposits)}
      </td>
      <td data-label="Click to deposit">
        <Rate row={row} />
      </td>
      <td className="num" data-label="Revenue">
        {revenue.length === 0 ? <span className="mut">None</span> : <Lines of={revenue.map(moneyText)} />}
      </td>
      <td className="num" data-label="Per click">
        {revenue.length === 0 || clicks === 0 ? (
          <span className="mut">–</span>
        ) : (
          <Lines of={perClick(revenue, clicks)} />
        )}
      </td>
    </tr>
  )
}

/** Wider than this many points a rate says nothing. */
const WIDEST = 0.1

/** The share with the stretch in which it lies with 95 % certainty. */
function Rate({ row: { clicks, firstDeposits, depositRate } }: { row: EarningsRow }) {
  if (depositRate === null) return <span className="mut">–</span>
  const { low, high } = depositRate
  const between = `${percent(low)} to ${percent(high)}`
  if (high - low > WIDEST) return <span className="mut">Too few clicks to tell</span>
  return (
    <>
      {percent(firstDeposits / clicks)} <span className="mut sm earnings__range">({between})</span>
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className="earnings__line">
      {line}
    </span>
  ))
}

function labelOf({ key, label }: EarningsRow, by: EarningsBy): string {
  if (key === null) return by === 'program' ? 'Without a programme' : 'Not known'
  if (by === 'block') return BLOCK_LABELS[key as Block]
  return by === 'country' ? countryName(key) : (label ?? key)
}
