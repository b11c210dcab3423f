import { scaleLinear, scalePoint } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import type { TrafficDay } from '#contract/site/overview.schema.ts'
import { CHART, ChartAxes } from './chart-axes.tsx'
import { DayTold } from './day-told.tsx'
import { longDay } from './day-words.ts'
import { countOf } from './traffic-series.ts'
import type { Series } from './traffic-series.ts'
import { useChosenDay } from './use-chosen-day.ts'
import { useWidth } from './use-width.ts'

interface TrafficChartProps {
  days: readonly TrafficDay[]
  shown: readonly Series[]
}

/**
 * The lines of the chosen kinds over the days. A pointer, or the arrow keys once it has the focus, choose a day
 * and its numbers are told; for screen readers it is a slider over the days.
 */
export function TrafficChart({ days, shown }: TrafficChartProps) {
  const [box, width] = useWidth()
  const most = Math.max(4, ...shown.flatMap(({ name }) => days.map((day) => day[name])))
  const x = scalePoint(
    days.map(({ day }) => day),
    [CHART.left, Math.max(width, 200) - CHART.right],
  )
  const y = scaleLinear([0, most], [CHART.height - CHART.bottom, CHART.top]).nice(4)
  const xOf = ({ day }: TrafficDay) => x(day) ?? 0
  const last = days.length - 1
  const { at, handlers } = useChosenDay(days.length, (left) => Math.round((left - CHART.left) / x.step()))
  const chosen = at === undefined ? undefined : days[at]
  return (
    <div
      {...handlers}
      ref={box}
      className="chart"
      role="slider"
      tabIndex={0}
      aria-label="Day in the chart"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={wordsOf(days[at ?? last], shown)}
    >
      {width > 0 && (
        <svg width={width} height={CHART.height} aria-hidden="true">
          <ChartAxes days={days} width={width} xOf={xOf} y={y} />
          {chosen !== undefined && (
            <line
              className="chart__rule"
              x1={xOf(chosen)}
              x2={xOf(chosen)}
              y1={CHART.top}
              y2={CHART.height - CHART.bottom}
            />
          )}
          {shown.map(({ name }) => (
            <path
              key={name}
              className={`series series--${name}`}
              d={line<TrafficDay>(xOf, (day) => y(day[name])).curve(curveMonotoneX)([...days]) ?? undefined}
            />
          ))}
          {chosen !== undefined &&
            shown.map(({ name }) => (
              <circle
                key={name}
                className={`dot dot--${name}`}
                cx={xOf(chosen)}
                cy={y(chosen[name])}
                r={4.5}
              />
            ))}
        </svg>
      )}
      {chosen !== undefined && <DayTold day={chosen} shown={shown} x={xOf(chosen)} width={width} />}
      {shown.length === 0 && <p className="mut sm chart__none">All lines are switched off.</p>}
    </div>
  )
}

function wordsOf(day: TrafficDay | undefined, shown: readonly Series[]): string {
  if (day === undefined) return ''
  return `${longDay(day.day)}: ${shown.map((series) => countOf(series, day)).join(', ') || 'all lines are off'}`
}
