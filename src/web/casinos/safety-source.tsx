import type { SafetyMark } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { setByHandWords } from '#domain/casinos/safety-words.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { Link } from '#ui/link.tsx'
import { ScoreBadge, ScoreRule } from '../scores/scores.tsx'
import { useSite } from '../shell/site-data.ts'
import type { ShownCasino } from './shown-casino.ts'

/** Where the safety index comes from: its marks, or who set it by hand, when and why. Nothing where there is neither. */
export function SafetySource({ casino }: { casino: ShownCasino }) {
  const { brand } = useSite()
  if (!hasSafetySource(casino)) return null
  const { safetyIndex, safety } = casino
  const hasMarks = safety.marks.some(isGiven)
  return (
    <section className="part" id="safety" aria-labelledby="safety-title">
      <h2 id="safety-title">Safety Index</h2>
      <div className="card card--flat panel">
        <div className="safety-source">
          {safety.isSetByHand ? (
            <>
              <p>{setByHandWords(safety, brand.name)}</p>
              {safety.reason !== null && (
                <p className="lines">
                  <b>Why:</b> {safety.reason}
                </p>
              )}
            </>
          ) : safetyIndex === null ? (
            <p>The index is not stated until all five marks are.</p>
          ) : (
            <p className="sm">The weighted mean of five marks from 0 to 10.</p>
          )}
          <p className="sm">
            <Link className="link" to={`${paths.howWeRate()}#safety`}>
              How we rate safety
            </Link>
          </p>
        </div>
        {hasMarks && (
          <div className="cats">
            {safety.marks.map((mark) => (
              <Part key={mark.part} {...mark} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** True where there is an index, or any mark on the way to one. */
export function hasSafetySource({ safetyIndex, safety }: ShownCasino): boolean {
  return safetyIndex !== null || safety.marks.some(isGiven)
}

function isGiven({ mark }: SafetyMark): boolean {
  return mark !== null
}

function Part({ part, weight, mark, reason, markedOn }: SafetyMark) {
  const value = mark === null ? null : Number(mark)
  const day = formatDate(markedOn)
  return (
    <div className={value === null ? 'rcat' : `rcat s-${scoreBand(value)}`}>
      <div className="rcat__top">
        <h3>
          {NAMES[part]} <span className="mut num">{weight}%</span>
        </h3>
        {value === null ? (
          <span className="score-badge score-badge--none">{NOT_STATED}</span>
        ) : (
          <>
            <ScoreRule size="lg" value={value} />
            <ScoreBadge value={value} suffix={<span className="sr"> out of 10</span>} />
          </>
        )}
      </div>
      {value !== null && (
        <p className="lines">
          {reason ?? 'Reason not stated.'} <span className="xs">{day ?? 'Date not stated'}</span>
        </p>
      )}
    </div>
  )
}

const NAMES = Object.fromEntries(SAFETY_PARTS.map(({ part, name }) => [part, name]))
