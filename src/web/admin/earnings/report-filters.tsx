import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { EARNINGS_BY } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchNames } from '../form/choices.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { BY_LABELS, COLUMN_LABELS } from './earnings-words.ts'
import { REPORT_COLUMNS } from './report-order.ts'
import { REPORT_DAYS } from './report-query.ts'
import type { ReportQuery } from './report-query.ts'

interface ReportFiltersProps {
  query: ReportQuery
  /** Changes of the address; an empty value leaves a parameter out. */
  onChange: (changes: Readonly<Record<string, string>>) => void
}

/** What the report is divided by, which days it spans, and the page that it is narrowed to. */
export function ReportFilters({ query, onChange }: ReportFiltersProps) {
  const { by, days, from, to, page, casino, sort } = query
  return (
    <div className="admin-toolbar">
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
      <div className="table-sort">
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

/** The casino that the report is narrowed to, by its name once that is known. */
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

const OWN = 'own'

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
      className="input earnings__day"
      type="date"
      aria-label={label}
      defaultValue={value}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        // A date that is being typed is not one yet.
        if (currentTarget.value !== '' && currentTarget.validity.valid) onChange(currentTarget.value)
      }}
    />
  )
}
