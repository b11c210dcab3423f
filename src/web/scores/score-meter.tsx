import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { ScoreRule } from './score-rule.tsx'

interface ScoreMeterProps {
  label: string
  /** 0 to 10, unrounded. Leave the meter out when there is no score: 0.0 is never printed. */
  value: number
}

/** Label, rule and number of one score in three columns. */
export function ScoreMeter({ label, value }: ScoreMeterProps) {
  return (
    <div
      className={`meter s-${scoreBand(value)}`}
      role="img"
      aria-label={`${label} ${oneDigit(value)} out of 10`}
    >
      {label}
      <ScoreRule value={value} />
      <b className="num">{oneDigit(value)}</b>
    </div>
  )
}
