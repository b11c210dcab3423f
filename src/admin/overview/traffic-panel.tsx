import { lazy, Suspense, useState } from 'react'
import type { Overview, TrafficDay } from '#contract/site/overview.schema.ts'
import { changeAgainst } from '#domain/shared/change-against.ts'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import { grouped, longDay, Panel } from './panel.tsx'
import { SERIES } from './traffic-series.ts'
import type { Series, SeriesName } from './traffic-series.ts'

const TrafficChart = lazy(async () => ({ default: (await import('./traffic-chart.tsx')).TrafficChart }))

/** What visitors did in the last days: totals that switch their line on and off, the lines, and the numbers. */
export function TrafficPanel({ traffic }: { traffic: Overview['traffic'] }) {
  const { days, total, before } = traffic
  const [hidden, setHidden] = useState<ReadonlySet<SeriesName>>(new Set())
  const shown = SERIES.filter(({ name }) => !hidden.has(name))
  const toggle = (name: SeriesName) =>
    setHidden(
      (present) =>
        new Set(present.has(name) ? [...present].filter((other) => other !== name) : [...present, name]),
    )
  const isEmpty = SERIES.every(({ name }) => total[name] === 0)
  return (
    <Panel title={`Last ${days.length} days`}>
      <div className="traffic">
        <div className="legend" role="group" aria-label="Lines of the chart">
          {SERIES.map((series) => (
            <LegendButton
              key={series.name}
              series={series}
              count={total[series.name]}
              change={changeAgainst(before?.[series.name], total[series.name])}
              isShown={!hidden.has(series.name)}
              onToggle={() => toggle(series.name)}
            />
          ))}
        </div>
        <div className="chart-box h-52">
          {isEmpty ? (
            <p className="mut sm h-full grid place-items-center text-center">
              No clicks, views or searches yet in these {days.length} days.
            </p>
          ) : (
            <Suspense fallback={<Skeleton className="h-full" />}>
              <TrafficChart days={days} shown={shown} />
            </Suspense>
          )}
        </div>
      </div>
      <Fold className="panel__fold mt-1" summary="What counts, and the numbers of each day">
        <p className="mut sm">{before === null ? DAYS : `${DAYS} ${compared(days.length)}`}</p>
        <Meanings />
        <TrafficTable days={days} />
      </Fold>
    </Panel>
  )
}

const DAYS = 'Days are in UTC and today is not over.'
const compared = (days: number) =>
  `Changes are against the ${days} days before; of their last day counts as large a share as has passed of today.`

/** What each number is, for readers who want to know. */
function Meanings() {
  return (
    <ul className="mut sm meanings grid gap-1 mb-3">
      {SERIES.map(({ name, meaning }) => (
        <li key={name}>{meaning}</li>
      ))}
    </ul>
  )
}

interface LegendButtonProps {
  series: Series
  count: number
  change: string | undefined
  isShown: boolean
  onToggle: () => void
}

function LegendButton({ series: { name, label }, count, change, isShown, onToggle }: LegendButtonProps) {
  return (
    <button type="button" className="legend__item" aria-pressed={isShown} onClick={onToggle}>
      <span className="legend__label inline-flex items-center gap-1.5 text-xs font-medium max-[479px]:grid">
        <svg width="24" height="8" aria-hidden="true">
          <line className={`series series--${name}`} x1="2" y1="4" x2="22" y2="4" />
        </svg>
        {label}
      </span>
      <b className="num">{grouped(count)}</b>
      <span className="min-h-[1.2rem] text-xs text-muted-foreground">
        {change}
        {change !== undefined && <span className="sr"> against the same number of days before</span>}
      </span>
    </button>
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
