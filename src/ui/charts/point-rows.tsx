import { scaleLinear } from 'd3-scale'

interface Point {
  value: number
  /** Name and value for the tooltip. */
  says: string
  to: string
}

interface PointRowsProps {
  rows: readonly { name: string; points: readonly Point[] }[]
  median: number
  /** An axis label, such as "96%". */
  nameOf: (value: number) => string
}

/** The height of a dot in a stack. The style sheet has its radius. */
const STEP = 10
/** Stacks per unit of the axis. */
const PER_UNIT = 8

/**
 * Values as dots in rows on one axis, each a link, to pick an item by two facts. Dots of nearly equal value are
 * stacked. Screen readers and keyboards use the list below it. Server only.
 */
export function PointRows({ rows, median, nameOf }: PointRowsProps) {
  const values = [median, ...rows.flatMap(({ points }) => points.map(({ value }) => value))]
  const [from, to] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))]
  const x = scaleLinear([from, to], [0, 100])
  const place = (value: number) => `${Math.round(x(value) * 10) / 10}%`
  const stacked = rows.map(({ name, points }) => ({ name, dots: stack(points) }))
  const heights = stacked.map(({ dots }) => Math.max(1, ...dots.map(({ level }) => level + 1)) * STEP + 14)
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, 0))
  const height = heights.reduce((sum, one) => sum + one, 0)
  return (
    <svg aria-hidden="true" width="100%" height={height + 20} fontSize="13" fill="currentColor">
      <svg x="7%" width="90%" overflow="visible">
        <line x1={place(median)} x2={place(median)} y2={height} stroke="currentColor" strokeWidth="1.5" />
        <g fontSize="11.5" fill="var(--muted-foreground)" textAnchor="middle">
          {Array.from({ length: to - from + 1 }, (_, step) => (
            <text key={step} x={place(from + step)} y={height + 15}>
              {nameOf(from + step)}
            </text>
          ))}
        </g>
      </svg>
      {stacked.map(({ name, dots }, row) => {
        const base = (tops[row] ?? 0) + (heights[row] ?? 0)
        return (
          <g key={name}>
            <text y={base - 6}>{name}</text>
            <line x1="7%" x2="98%" y1={base} y2={base} stroke="var(--border)" />
            <svg x="7%" width="90%" overflow="visible">
              {dots.map(({ value, says, to: target, level }) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- readers do not meet it: the list says the same
                <a key={target} href={target} tabIndex={-1} data-tooltip={says}>
                  <circle cx={place(value)} cy={base - 8 - level * STEP} />
                </a>
              ))}
            </svg>
          </g>
        )
      })}
    </svg>
  )
}

function stack(points: readonly Point[]): (Point & { level: number })[] {
  const levels = new Map<number, number>()
  return points.map((point) => {
    const value = Math.round(point.value * PER_UNIT) / PER_UNIT
    const level = levels.get(value) ?? 0
    levels.set(value, level + 1)
    return { ...point, value, level }
  })
}
