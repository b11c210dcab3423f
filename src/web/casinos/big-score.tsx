import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'

/** A verdict: the numeral out of 10, largest on its page, and its band. `value` is unrounded. */
export function BigScore({ value }: { value: number }) {
  const band = scoreBand(value)
  return (
    <div className={`bigscore s-${band}`}>
      <p className="bigscore__n num">
        {oneDigit(value)}
        <small>/10</small>
      </p>
      <span className="score-badge pips">{SCORE_BAND_NAMES[band]}</span>
    </div>
  )
}
