import { scaleLinear, scalePoint } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { TrafficDay } from '#contract/overview.schema.ts'
import { longDay, shortDay } from './day-words.ts'
import { grouped } from './grouped.ts'
import { countOf } from './traffic-series.ts'
import type { Series } from './traffic-series.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 248
const MARGIN = { top: 12, right: 14, bottom: 28, left: 40 } as const
const DAYS_BETWEEN_LABELS = 7

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
  const [at, setAt] = useState<number>()
  const most = Math.max(4, ...shown.flatMap(({ name }) => days.map((day) => day[name])))
  const x = scalePoint(
    days.map(({ day }) => day),
    [MARGIN.left, Math.max(width, 200) - MARGIN.right],
  )
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4)
  const xOf = ({ day }: TrafficDay) => x(day) ?? 0
  const last = days.length - 1
  const chosen = at === undefined ? undefined : days[at]

  const follow = (event: PointerEvent) => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left
    setAt(Math.min(last, Math.max(0, Math.round(from / x.step()))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS.get(event.key)?.(at ?? last, last)
    if (next === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, next)))
  }

  return (
    <div
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
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // A pointer has chosen its day already.
        if (event.currentTarget.matches(':focus-visible')) setAt((present) => present ?? last)
      }}
      onBlur={() => setAt(undefined)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={(event) => {
        // A finger that was lifted still wants to read.
        if (event.pointerType === 'mouse' && !event.currentTarget.matches(':focus-visible')) setAt(undefined)
      }}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line className="chart__grid" x1={MARGIN.left} x2={width - MARGIN.right} />
              <text className="chart__text" x={MARGIN.left - 8} dy="0.32em" textAnchor="end">
                {grouped(tick)}
              </text>
            </g>
          ))}
          {days.map(
            (day, index) =>
              (last - index) % DAYS_BETWEEN_LABELS === 0 && (
                <text
                  key={day.day}
                  className="chart__text"
                  x={xOf(day) + (index === last ? MARGIN.right : 0)}
                  y={HEIGHT - 8}
                  textAnchor={index === last ? 'end' : 'middle'}
                >
                  {index === last ? 'Today' : shortDay(day.day)}
                </text>
              ),
          )}
          {chosen !== undefined && (
            <line
              className="chart__rule"
              x1={xOf(chosen)}
              x2={xOf(chosen)}
              y1={MARGIN.top}
              y2={HEIGHT - MARGIN.bottom}
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
      {chosen !== undefined && (
        <div
          className="chart__told"
          style={xOf(chosen) < width / 2 ? { left: xOf(chosen) + 12 } : { right: width - xOf(chosen) + 12 }}
        >
          <b>{longDay(chosen.day)}</b>
          {shown.map((series) => (
            <span key={series.name}>
              <i className={`dot dot--${series.name}`} />
              {countOf(series, chosen)}
            </span>
          ))}
        </div>
      )}
      {shown.length === 0 && <p className="mut sm chart__none">All lines are switched off.</p>}
    </div>
  )
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

function wordsOf(day: TrafficDay | undefined, shown: readonly Series[]): string {
  if (day === undefined) return ''
  return `${longDay(day.day)}: ${shown.map((series) => countOf(series, day)).join(', ') || 'all lines are off'}`
}
