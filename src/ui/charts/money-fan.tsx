import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

interface Step {
  /** Share of the turnover, 0 to 1. */
  share: number
  p5: number
  p25: number
  p50: number
  p75: number
  p95: number
}

interface MoneyFanProps {
  steps: readonly Step[]
  start: number
  money: (amount: number) => string
}

const [WIDTH, HEIGHT] = [350, 150]

/**
 * The balance over the turnover: the middle 90 %, the middle half, and the median. The axis starts at 0. Server only.
 */
export function MoneyFan({ steps, start, money }: MoneyFanProps) {
  const most = Math.max(1, ...steps.map(({ p95 }) => p95))
  const x = scaleLinear([0, 1], [0, WIDTH])
  const y = scaleLinear([0, most], [HEIGHT, 14])
  const at = (value: number) => Math.round(y(value))
  const band = (low: 'p25' | 'p5', high: 'p75' | 'p95') =>
    area<Step>(
      ({ share }) => Math.round(x(share)),
      (step) => at(step[low]),
      (step) => at(step[high]),
    )([...steps]) ?? ''
  const median =
    line<Step>(
      ({ share }) => Math.round(x(share)),
      ({ p50 }) => at(p50),
    )([...steps]) ?? ''
  const gone = steps.find(({ p50 }) => p50 === 0)
  const label = `The balance over the rounds: half of all tries have ${money(steps.at(-1)?.p50 ?? 0)} or less at the end, one in twenty has ${money(steps.at(-1)?.p95 ?? 0)} or more.`
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} width="100%" fontSize="11.5">
      <path d={band('p5', 'p95')} fill="var(--link)" fillOpacity="0.12" />
      <path d={band('p25', 'p75')} fill="var(--link)" fillOpacity="0.26" />
      <line x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--border-strong)" />
      <line x2={WIDTH} y1={at(start)} y2={at(start)} stroke="var(--border-strong)" strokeDasharray="3" />
      <path d={median} fill="none" stroke="var(--link)" strokeWidth="2.25" />
      <g fill="var(--muted-foreground)">
        <text y="10">{money(most)}</text>
        <text x={WIDTH} y={at(start) - 4} textAnchor="end">
          {money(start)}
        </text>
        <text y={HEIGHT + 14}>start</text>
        <text x={WIDTH} y={HEIGHT + 14} textAnchor="end">
          all staked
        </text>
        {gone !== undefined && gone.share < 0.9 && (
          <text x={x(gone.share)} y={HEIGHT + 14} textAnchor="middle">
            half are out
          </text>
        )}
      </g>
    </svg>
  )
}
