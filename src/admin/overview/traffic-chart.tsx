import { scaleLinear, scalePoint } from 'd3-scale'
import type { ScaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import type { TrafficDay } from '#contract/site/overview.schema.ts'
import { grouped, longDay, shortDay } from './panel.tsx'
import { countOf } from './traffic-series.ts'
import type { Series } from './traffic-series.ts'
import { useWidth } from './use-width.ts'

const CHART = { height: 180, top: 12, right: 14, bottom: 28, left: 40 } as const

interface TrafficChartProps {
  days: readonly TrafficDay[]
  shown: readonly Series[]
}

/**
 * The lines of the chosen kinds over the days. A pointer, or the arrow keys once it has the focus, choose a day
 * and its numbers are announced; for screen readers it is a slider over the days.
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
      {shown.length === 0 && (
        <p className="mut sm absolute top-0 right-0 bottom-8 left-0 grid place-items-center">
          All lines are switched off.
        </p>
      )}
    </div>
  )
}

function wordsOf(day: TrafficDay | undefined, shown: readonly Series[]): string {
  if (day === undefined) return ''
  return `${longDay(day.day)}: ${shown.map((series) => countOf(series, day)).join(', ') || 'all lines are off'}`
}

interface DayToldProps {
  day: TrafficDay
  shown: readonly Series[]
  /** Where the day is in a chart of this width; pixels. */
  x: number
  width: number
}

/** The numbers of one day, on that side of it where there is more room. */
function DayTold({ day, shown, x, width }: DayToldProps) {
  return (
    <div className="chart__told" style={x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }}>
      <b>{longDay(day.day)}</b>
      {shown.map((series) => (
        <span key={series.name}>
          <i className={`dot dot--${series.name}`} />
          {countOf(series, day)}
        </span>
      ))}
    </div>
  )
}

/**
 * Which of so many days is chosen in a chart, by keys or pointer. `dayAt` tells the day under a place, in pixels
 * from the chart's left edge. Nothing is chosen until someone comes.
 */
function useChosenDay(count: number, dayAt: (x: number) => number) {
  const [at, setAt] = useState<number>()
  const last = count - 1
  const choose = (day: number) => setAt(Math.min(last, Math.max(0, day)))
  const follow = (event: PointerEvent) =>
    choose(dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return {
    at,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = STEPS.get(event.key)?.(at ?? last, last)
        if (next === undefined) return
        event.preventDefault()
        choose(next)
      },
      onFocus: (event: FocusEvent) => {
        // A pointer has chosen its day already.
        if (event.currentTarget.matches(':focus-visible')) setAt((present) => present ?? last)
      },
      onBlur: () => setAt(undefined),
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: (event: PointerEvent) => {
        // A finger that was lifted still wants to read.
        if (event.pointerType === 'mouse' && !event.currentTarget.matches(':focus-visible')) setAt(undefined)
      },
    },
  }
}

/** Where a key leads from a day. */
const STEPS: ReadonlyMap<string, (at: number, last: number) => number> = new Map([
  ['ArrowLeft', (at: number) => at - 1],
  ['ArrowDown', (at: number) => at - 1],
  ['ArrowRight', (at: number) => at + 1],
  ['ArrowUp', (at: number) => at + 1],
  ['PageDown', (at: number) => at - 7],
  ['PageUp', (at: number) => at + 7],
  ['Home', () => 0],
  ['End', (_at: number, last: number) => last],
])

/** Leaves room for at most seven labels, on days that are whole weeks apart where weeks fit. */
function daysBetweenLabels(count: number): number {
  if (count <= 7) return 2
  return count <= 45 ? 7 : 14
}

interface ChartAxesProps {
  days: readonly TrafficDay[]
  /** Pixels. */
  width: number
  xOf: (day: TrafficDay) => number
  y: ScaleLinear<number, number>
}

/** The lines and numbers behind the data: four heights, and every few days. */
function ChartAxes({ days, width, xOf, y }: ChartAxesProps) {
  const last = days.length - 1
  const between = daysBetweenLabels(days.length)
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line className="chart__grid" x1={CHART.left} x2={width - CHART.right} />
          <text className="chart__text" x={CHART.left - 8} dy="0.32em" textAnchor="end">
            {grouped(tick)}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const isLast = index === last
        return (
          (last - index) % between === 0 && (
            <text
              key={day.day}
              className="chart__text"
              x={xOf(day) + (isLast ? CHART.right : 0)}
              y={CHART.height - 8}
              textAnchor={isLast ? 'end' : 'middle'}
            >
              {isLast ? 'Today' : shortDay(day.day)}
            </text>
          )
        )
      })}
    </>
  )
}
