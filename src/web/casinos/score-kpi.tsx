import { oneDigit } from '#domain/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/score-bands.ts'
import { ScoreRule } from '../scores/score-rule.tsx'

interface ScoreKpiProps {
  /** Where the score comes from. */
  label: string
  /** 0 to 10, unrounded. */
  value: number
  unit?: string
  note: string
}

/** A cell of the header card: a large numeral with its source, band and rule. */
export function ScoreKpi({ label, value, unit, note }: ScoreKpiProps) {
  const band = scoreBand(value)
  return (
    <div className={`kpi s-${band}`}>
      <p className="label">
        {label}
        <span className="band pips">{SCORE_BAND_NAMES[band]}</span>
      </p>
      <p className="kpi__v num">
        {oneDigit(value)}
        {unit !== undefined && <small>{unit}</small>}
      </p>
      <ScoreRule value={value} />
      <p className="kpi__s">{note}</p>
    </div>
  )
}
