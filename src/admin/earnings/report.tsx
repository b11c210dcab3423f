import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ClickClass } from '#contract/clicks/click-words.ts'
import {
  EARNINGS_BY,
  type EarningsNumbers,
  type EarningsReport,
  type Money,
} from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { paths } from '#contract/shared/paths.ts'
import { grouped } from '#domain/shared/counted.ts'
import { fetchNames } from '../items/form/form-values.ts'
import { FilterSelect, LoadFailed, SectionTabs, ScreenHead } from '../items/list/list-parts.tsx'
import { Panel, PanelRows, RowCount } from '../overview/panel.tsx'
import { DownloadButton } from '../download-button.tsx'
import { RowsSkeleton } from '../items/table/row-parts.tsx'
import { useMay } from '../staff/staff-context.ts'
import { BY_LABELS, CLASS_LABELS, COLUMN_LABELS, moneyText, perClick } from './earnings-words.ts'
import { REPORT_COLUMNS } from './report-order.ts'
import { readReportQuery, REPORT_DAYS, reportCall, withChanges, type ReportQuery } from './report-query.ts'
import { ReportTable } from './report-table.tsx'
import { useEarnings } from './earnings-panel.tsx'

const OWN = 'own'

/** Clicks on links to casinos, and the reports of programmes. Its settings are in the address. */
export function Report() {
  const [parameters, setParameters] = useSearchParams()
  const [now] = useState(() => new Date())
  const query = readReportQuery(parameters, now)
  const report = useEarnings(query)
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters((present) => withChanges(present, changes), { replace: true, preventScrollReset: true })
  return (
    <>
      <EarningsTabs />
      <ScreenHead title="Earnings" note="Only clicks of people count. Days are in UTC.">
        <DownloadButton
          path={`/api/admin/earnings/export?${reportCall(query)}`}
          name="earnings.csv"
          failure="The report could not be exported"
        >
          Export CSV
        </DownloadButton>
      </ScreenHead>
      <ReportFilters query={query} onChange={change} />
      {report.isError ? (
        <LoadFailed what="the report" query={report} />
      ) : report.data === undefined ? (
        <RowsSkeleton columns={6} />
      ) : (
        <div className="earnings" aria-busy={report.isPlaceholderData || undefined}>
          <ReportTiles report={report.data} />
          <ReportTable
            report={report.data}
            by={query.by}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            {...(query.by === 'page' && { onPage: (page: string) => change({ page, by: 'block' }) })}
          />
          <NotCounted others={report.data.others} />
        </div>
      )}
    </>
  )
}

function NotCounted({ others }: Pick<EarningsReport, 'others'>) {
  if (others.length === 0) return null
  return (
    <Panel title="Not counted" note="These clicks are kept with their reason, and count nowhere above.">
      <PanelRows
        rows={others.map(({ class: kind, reason, clicks }) => ({
          key: `${kind} ${reason}`,
          name: CLASS_LABELS[kind as ClickClass],
          ...(reason !== null && { note: reason }),
          end: <RowCount count={clicks} one="click" many="clicks" />,
        }))}
      />
    </Panel>
  )
}

/** The sums, compared with the same number of days before. */
function ReportTiles({ report: { total, before, from, to } }: { report: EarningsReport }) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const earlier = days === 1 ? 'Day before' : `${days} days before`
  return (
    <div className="tiles">
      {COUNTED.map(({ of, label }) => (
        <Tile key={of} earlier={earlier} label={label} now={grouped(total[of])} was={grouped(before[of])} />
      ))}
      <Tile
        earlier={earlier}
        label="Revenue"
        now={sums(total.revenue)}
        was={sums(before.revenue)}
        perClick={earned(total)}
      />
    </div>
  )
}

const COUNTED = [
  { of: 'clicks', label: 'Clicks of people' },
  { of: 'registrations', label: 'Registrations' },
  { of: 'firstDeposits', label: 'First deposits' },
] as const

interface TileProps {
  label: string
  now: string
  /** The earlier days. */
  earlier: string
  was: string
  perClick?: string | undefined
}

function Tile({ label, now, earlier, was, perClick: each }: TileProps) {
  return (
    <div className="card tile earnings__tile">
      <p className="label">{label}</p>
      <b className="num">{now}</b>
      <p className="sub">
        {earlier}: {was}
        {each !== undefined && (
          <>
            <br />
            {each} per click
          </>
        )}
      </p>
    </div>
  )
}

function sums(revenue: readonly Money[]): string {
  return revenue.length === 0 ? 'None' : revenue.map(moneyText).join(' + ')
}

function earned({ revenue, clicks }: EarningsNumbers): string | undefined {
  const each = perClick(revenue, clicks)
  return each.length === 0 ? undefined : each.join(' + ')
}

interface ReportFiltersProps {
  query: ReportQuery
  /** Changes to the address; an empty value removes a parameter. */
  onChange: (changes: Readonly<Record<string, string>>) => void
}

function ReportFilters({ query, onChange }: ReportFiltersProps) {
  const { by, days, from, to, page, casino, sort } = query
  return (
    <div className="admin-toolbar flex flex-wrap gap-3 mb-4">
      <FilterSelect
        label="Divided by"
        options={EARNINGS_BY.map((value) => ({ value, label: `By ${BY_LABELS[value].toLowerCase()}` }))}
        value={by}
        onChange={(value) => onChange({ by: value })}
      />
      <FilterSelect
        label="Days"
        options={[
          ...REPORT_DAYS.map((value) => ({ value: String(value), label: `Last ${value} days` })),
          { value: OWN, label: 'Own dates' },
        ]}
        value={days === undefined ? OWN : String(days)}
        onChange={(value) =>
          onChange(value === OWN ? { from, to, days: '' } : { from: '', to: '', days: value })
        }
      />
      {days === undefined && (
        <>
          <DayInput label="From" value={from} max={to} onChange={(day) => onChange({ from: day })} />
          <DayInput label="To" value={to} min={from} onChange={(day) => onChange({ to: day })} />
        </>
      )}
      {/* Where the rows fold there are no heads to sort by. */}
      <div className="table-sort hidden max-lg:flex max-lg:flex-[1_1_9rem]">
        <FilterSelect
          label="Order"
          options={[
            { value: '', label: 'Usual order' },
            ...REPORT_COLUMNS.map((column) => ({
              value: column === 'key' ? `${column}-asc` : `${column}-desc`,
              label: column === 'key' ? BY_LABELS[by] : `${COLUMN_LABELS[column]}, highest first`,
            })),
          ]}
          value={sort ?? ''}
          onChange={(value) => onChange({ sort: value })}
        />
      </div>
      {page !== '' && (
        <Button
          variant="outline"
          aria-label={`Show all pages instead of ${page}`}
          onClick={() => onChange({ page: '' })}
        >
          {page}
          <Icon of={X} size={16} />
        </Button>
      )}
      {casino !== undefined && <OneCasino id={casino} onRemove={() => onChange({ casino: '' })} />}
    </div>
  )
}

/** The casino that the report is filtered by, with its name once known. */
function OneCasino({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = useQuery({
    queryKey: ['admin', 'choices', 'casinos', [id]],
    queryFn: ({ signal }) => fetchNames('casinos', [id], signal),
  })
  const name = data?.[0]?.name ?? `Casino ${id}`
  return (
    <Button variant="outline" aria-label={`Show all casinos instead of ${name}`} onClick={onRemove}>
      {name}
      <Icon of={X} size={16} />
    </Button>
  )
}

interface DayInputProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  return (
    <input
      className="input w-auto"
      type="date"
      aria-label={label}
      defaultValue={value}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        // A date that is still being typed is invalid.
        if (currentTarget.value !== '' && currentTarget.validity.valid) onChange(currentTarget.value)
      }}
    />
  )
}

/** The two lists of the section, for staff who may see both. */
export function EarningsTabs() {
  const may = useMay()
  return may('programs.write') ? <SectionTabs label="Earnings and programmes" tabs={TABS} /> : null
}

const TABS = [
  { to: paths.admin('earnings'), label: 'Report' },
  { to: paths.admin('earnings/programmes'), label: 'Programmes' },
]
