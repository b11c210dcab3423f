import { scaleLog } from 'd3-scale'

/** One measurement, newest last; null: never arrived. */
interface Dot {
  hours: number | null
}

interface DotRowsProps {
  rows: readonly { name: string; dots: readonly Dot[]; says: string }[]
  /** The chart's message as a sentence, for screen readers. */
  label: string
}

const ROW = 28
/** Widths of the names and of the plot, in percent. */
const [NAMES, PLOT] = [26, 52]
const TICKS = [
  [1 / 6, '10 min'],
  [1, '1 h'],
  [6, '6 h'],
  [24, '1 day'],
  [168, '1 week'],
] as const

/**
 * Times as dots in rows on one logarithmic axis from five minutes to ten days, or longer where needed. The newest of a
 * row is filled, older ones are hollow; money that never arrived is an arrow at the end. Positions are percentages, so
 * any width works. Server only.
 */
export function DotRows({ rows, label }: DotRowsProps) {
  const longest = Math.max(240, ...rows.flatMap(({ dots }) => dots.map(({ hours }) => hours ?? 0)))
  const scale = scaleLog([1 / 12, longest], [1, 97]).clamp(true)
  const place = (hours: number) => `${Math.round(scale(hours) * 10) / 10}%`
  const height = rows.length * ROW
  return (
    <svg role="img" aria-label={label} width="100%" height={height + 22} fontSize="13" fill="currentColor">
      {rows.map(({ name, says }, index) => (
        <g key={name}>
          <text y={index * ROW + 18}>{name}</text>
          <text x="100%" y={index * ROW + 18} textAnchor="end" fontWeight="600">
            {says}
          </text>
        </g>
      ))}
      <svg x={`${NAMES}%`} width={`${PLOT}%`} height={height + 22} overflow="visible">
        {TICKS.map(([hours, name]) => (
          <g key={name} fontSize="11.5" fill="var(--muted-foreground)">
            <line x1={place(hours)} x2={place(hours)} y2={height} stroke="var(--border)" />
            <text x={place(hours)} y={height + 16} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {rows.map(({ name, dots }, row) => (
          <g key={name} stroke="currentColor" strokeWidth="1.5">
            <line x2="100%" y1={row * ROW + 14} y2={row * ROW + 14} stroke="var(--border)" />
            {dots.map(({ hours }, index) =>
              hours === null ? (
                <text key={index} x="100%" y={row * ROW + 19} textAnchor="end" stroke="none" fontSize="15">
                  →
                </text>
              ) : (
                <circle
                  key={index}
                  cx={place(hours)}
                  cy={row * ROW + 14}
                  r="4.5"
                  fill={index === dots.length - 1 ? undefined : 'var(--background)'}
                />
              ),
            )}
          </g>
        ))}
      </svg>
    </svg>
  )
}
