import type { ScaleLinear } from 'd3-scale'
import type { TrafficDay } from '#contract/site/overview.schema.ts'
import { shortDay } from './day-words.ts'
import { grouped } from './grouped.ts'

export const CHART = { height: 248, top: 12, right: 14, bottom: 28, left: 40 } as const

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
export function ChartAxes({ days, width, xOf, y }: ChartAxesProps) {
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
