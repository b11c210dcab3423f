import type { Overview, Traffic, TrafficDay } from '#contract/site/overview.schema.ts'
import { changeAgainst } from '#domain/shared/change-against.ts'
import { Fold } from '#ui/fold.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { longDay, Panel } from './panel.tsx'

interface Series {
  name: keyof Traffic
  label: string
  one: string
  many: string
  /** What is counted. */
  meaning: string
}

const SERIES: readonly Series[] = [
  {
    name: 'clicks',
    label: 'Clicks',
    one: 'click',
    many: 'clicks',
    meaning:
      'Clicks lead out to a casino, from its own buttons or from one of its bonuses; once a day for a visitor.',
  },
  {
    name: 'views',
    label: 'Views',
    one: 'view',
    many: 'views',
    meaning: 'Views are pages of casinos and bonuses, once a day for a visitor.',
  },
  {
    name: 'searches',
    label: 'Searches',
    one: 'search',
    many: 'searches',
    meaning: 'Searches are those that were run, not suggestions while typing.',
  },
]

/** Visitor activity of the last days: totals with a bar per day, and the numbers in a table. */
export function TrafficPanel({ traffic: { days, total, before } }: Pick<Overview, 'traffic'>) {
  return (
    <Panel title={`Last ${days.length} days`}>
      <div className="grid gap-x-8 gap-y-4 mt-2 mb-2 md:grid-cols-3">
        {SERIES.map((series) => (
          <DayBars
            key={series.name}
            series={series}
            days={days}
            total={total[series.name]}
            change={changeAgainst(before?.[series.name], total[series.name])}
          />
        ))}
      </div>
      <Fold className="panel__fold mt-1" summary="What counts, and the numbers of each day">
        <p className="mut sm">{before === null ? DAYS : `${DAYS} ${compared(days.length)}`}</p>
        <ul className="mut sm grid gap-1 mb-3">
          {SERIES.map(({ name, meaning }) => (
            <li key={name}>{meaning}</li>
          ))}
        </ul>
        <TrafficTable days={days} />
      </Fold>
    </Panel>
  )
}

const DAYS = 'Days are in UTC and today is not over.'
const compared = (days: number) =>
  `Changes are against the ${days} days before; of their last day counts as large a share as has passed of today.`

interface DayBarsProps {
  series: Series
  days: readonly TrafficDay[]
  total: number
  change: string | undefined
}

function DayBars({ series: { name, label, one, many }, days, total, change }: DayBarsProps) {
  const most = Math.max(1, ...days.map((day) => day[name]))
  return (
    <section aria-label={label}>
      <p className="flex flex-wrap items-baseline gap-x-2 min-h-7 text-xs text-muted-foreground">
        <span className="font-medium">{label}</span>
        <b className="num text-h3 text-foreground">{grouped(total)}</b>
        {change !== undefined && (
          <span>
            {change}
            <span className="sr"> against the same number of days before</span>
          </span>
        )}
      </p>
      <div className="day-bars" aria-hidden="true">
        {days.map(({ day, [name]: count }) => (
          <span key={day} title={`${longDay(day)}: ${grouped(count)} ${count === 1 ? one : many}`}>
            <i style={{ height: `${(count / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className="flex justify-between text-2xs text-muted-foreground" aria-hidden="true">
        <span>{days[0] && longDay(days[0].day)}</span>
        <span>Today</span>
      </p>
    </section>
  )
}

function TrafficTable({ days }: { days: readonly TrafficDay[] }) {
  return (
    <WideTable
      label="The numbers of each day"
      className="table-wrap traffic-table max-h-88 overflow-auto border border-border rounded-lg"
      tableClassName="table table--tight"
    >
      <caption className="sr">Clicks, views and searches by day</caption>
      <thead>
        <tr>
          <th>Day</th>
          {SERIES.map(({ name, label }) => (
            <th key={name} className="r">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{longDay(day.day)}</time>
            </th>
            {SERIES.map(({ name }) => (
              <td key={name} className="r tabular-nums">
                {grouped(day[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
