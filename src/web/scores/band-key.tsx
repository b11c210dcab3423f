import { SCORE_BAND_NAMES } from '#domain/casinos/score-bands.ts'

/** The legend of the score bands; it stands wherever scores are ranked or compared. */
export function BandKey() {
  return (
    <div className="band-key">
      {BANDS.map(([band, range]) => (
        <span key={band} className={`pips s-${band}`}>
          <b>{range}</b> {SCORE_BAND_NAMES[band]}
        </span>
      ))}
    </div>
  )
}

const BANDS = [
  ['top', '9+'],
  ['strong', '8+'],
  ['fair', '7+'],
  ['weak', 'Below 7'],
] as const
