import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'

interface MonthLineProps {
  /** Oldest first, without gaps; `value` is from 1 to 10, or null in a month without any. */
  months: readonly { month: string; value: number | null }[]
  /** Events with their month. */
  events: readonly { month: string; says: string }[]
  /** The axis label of a month such as "2026-11". */
  nameOf: (month: string) => string
  /** The chart's message as a sentence, for screen readers. */
  label: string
}

/** Height of the plot; its width follows the space. */
const HEIGHT = 96

/** Monthly means on a scale from 1 to 10. Months without any interrupt the line; events are ticks. Server only. */
export function MonthLine({ months, events, nameOf, label }: MonthLineProps) {
  const x = scalePoint(
    months.map(({ month }) => month),
    [0, 100],
  )
  const y = scaleLinear([1, 10], [HEIGHT - 2, 4])
  const at = (month: string) => Math.round((x(month) ?? 0) * 10) / 10
  const path = line<MonthLineProps['months'][number]>(
    ({ month }) => at(month),
    ({ value }) => Math.round(y(value ?? 0)),
  ).defined(({ value }) => value !== null)([...months])
  const last = months.findLast(({ value }) => value !== null)
  const named = [months[0], months[Math.floor(months.length / 2)], months.at(-1)]
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT + 20} fontSize="11.5" fill="currentColor">
      {[10, 5, 1].map((value) => (
        <g key={value}>
          <line x1="20" x2="100%" y1={y(value)} y2={y(value)} stroke="var(--border)" />
          <text y={y(value) + 4} fill="var(--muted-foreground)">
            {value}
          </text>
        </g>
      ))}
      <svg x="6%" width="92%" overflow="visible">
        <svg viewBox={`0 0 100 ${HEIGHT}`} height={HEIGHT} preserveAspectRatio="none" overflow="visible">
          <path
            d={path ?? ''}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {events.map(({ month, says }) => (
          <g key={`${month} ${says}`}>
            <line
              x1={`${at(month)}%`}
              x2={`${at(month)}%`}
              y1="4"
              y2={HEIGHT}
              stroke="currentColor"
              strokeDasharray="3"
            />
            <text x={`${at(month)}%`} dx="-4" y={HEIGHT - 8} textAnchor="end">
              {says}
            </text>
          </g>
        ))}
        {last !== undefined && <circle cx={`${at(last.month)}%`} cy={y(last.value ?? 0)} r="4.5" />}
        {named.map((each, index) =>
          each === undefined ? null : (
            <text
              key={each.month}
              x={`${at(each.month)}%`}
              y={HEIGHT + 16}
              textAnchor={(['start', 'middle', 'end'] as const)[index]}
              fill="var(--muted-foreground)"
            >
              {nameOf(each.month)}
            </text>
          ),
        )}
      </svg>
    </svg>
  )
}
