import { scaleLinear, scaleTime } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'

interface StepsProps {
  /** Oldest first; a value holds until the next point. */
  points: readonly { at: Date; value: number; says: string }[]
  /** The end of the line. */
  now: Date
  /** The chart's message as a sentence, for screen readers. */
  label: string
  dateOf: (at: Date) => string
}

const [WIDTH, HEIGHT] = [320, 72]

/** A number over time as a step line with its values. Server only. */
export function Steps({ points, now, label, dateOf }: StepsProps) {
  const values = points.map(({ value }) => value)
  const first = points[0]?.at ?? now
  const x = scaleTime([first, now], [2, WIDTH - 4])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [HEIGHT - 8, 18])
  const ends = [...points, { at: now, value: values.at(-1) ?? 0, says: '' }]
  const at = (one: StepsProps['points'][number]) => [Math.round(x(one.at)), Math.round(y(one.value))] as const
  const path = line<StepsProps['points'][number]>(
    (one) => at(one)[0],
    (one) => at(one)[1],
  ).curve(curveStepAfter)(ends)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
      width="100%"
      fontSize="12"
      fill="currentColor"
    >
      <path d={path ?? ''} fill="none" stroke="currentColor" strokeWidth="2" />
      {points.map((point, index) => (
        <g key={point.at.getTime()}>
          <circle cx={at(point)[0]} cy={at(point)[1]} r="3.5" />
          <text x={at(point)[0] + (index === 0 ? 0 : 4)} y={at(point)[1] - 7} fontWeight="600">
            {point.says}
          </text>
        </g>
      ))}
      <text y={HEIGHT + 16} fill="var(--muted-foreground)">
        {dateOf(first)}
      </text>
      <text x={WIDTH} y={HEIGHT + 16} textAnchor="end" fill="var(--muted-foreground)">
        {dateOf(now)}
      </text>
    </svg>
  )
}
