import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'
import { ScoreRule } from '../scores/score-rule.tsx'

interface ScoreKpiProps {
  /** Where the score comes from. */
  label: string
  /** 0 to 10, unrounded; null where it is not stated. */
  value: number | null
  unit?: string
  note: string
  /** What stands in the place of a score that is not stated. */
  missing?: string
}

/** A cell of the header card: a large numeral with its source, band and rule; without a score neither band nor rule. */
export function ScoreKpi({ label, value, unit, note, missing = NOT_STATED }: ScoreKpiProps) {
  if (value === null)
    return (
      <div className="kpi">
        <p className="label">{label}</p>
        <p className="kpi__v kpi__v--none">{missing}</p>
      </div>
    )
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
