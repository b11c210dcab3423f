import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'

interface ScoreTileProps {
  /** Where the score comes from: Safety, Expert or Users (decision D-70). */
  label: string
  /** 0 to 10, unrounded; null where it is not stated. */
  value: number | null
}

/** The square with the numeral of a score over its band and source; without a score it has neither colour nor pips. */
export function ScoreTile({ label, value }: ScoreTileProps) {
  if (value === null)
    return (
      <span className="score-tile score-tile--none">
        <b>{NOT_STATED}</b>
        <span>{label}</span>
      </span>
    )
  const band = scoreBand(value)
  return (
    <span
      className={`score-tile s-${band}`}
      role="img"
      aria-label={`${label} ${oneDigit(value)} out of 10, ${SCORE_BAND_NAMES[band]}`}
    >
      <b className="num">{oneDigit(value)}</b>
      <span className="pips">{label}</span>
    </span>
  )
}
