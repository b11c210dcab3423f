import type { ReactNode } from 'react'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'

interface ScoreBadgeProps {
  /** 0 to 10, unrounded. */
  value: number
  /** What follows the number: "/10", a source, or the band's name. */
  suffix?: ReactNode
  /** Whole ratings, as visitors give them, are printed without a decimal. */
  whole?: boolean
}

/** Pips and the number of a score on the tint of its band. */
export function ScoreBadge({ value, suffix, whole = false }: ScoreBadgeProps) {
  return (
    <span className={`score-badge pips s-${scoreBand(value)}`}>
      <span>
        <span className="num">{whole ? value : oneDigit(value)}</span>
        {suffix}
      </span>
    </span>
  )
}
