import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { cautionText } from '#domain/casinos/caution.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import type { RankingReason } from '#domain/casinos/ranking-reason.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { onVisit } from '../tracking/on-visit.ts'
import { BandKey } from '../scores/band-key.tsx'
import { ScoreRule } from '../scores/score-rule.tsx'

/** How many casinos the board ranks. */
const PLACES = 5

interface RankingBoardProps {
  casinos: readonly CasinoCardData[]
  /** By the casino's id. */
  reasons: Readonly<Record<number, RankingReason>>
}

/**
 * The first of these casinos as a ranking, three of them on phones: the carousel below has them all. Best first, each
 * with its reason and date where they are stated; one without a safety index has no rank.
 */
export function RankingBoard({ casinos, reasons }: RankingBoardProps) {
  const ranked = casinos.flatMap(({ safetyIndex, ...casino }) =>
    safetyIndex === null ? [] : [{ ...casino, safetyIndex }],
  )
  if (ranked.length === 0) return null
  return (
    <aside className="board" aria-label="Top rated casinos">
      <div className="board__head">
        <h2>Top Rated Casinos</h2>
        <span className="xs mut">Safety index, out of 10</span>
      </div>
      <ol>
        {ranked.slice(0, PLACES).map((casino, at) => (
          <li key={casino.id}>
            <Link
              className={`s-${scoreBand(Number(casino.safetyIndex))}`}
              to={paths.casino(casino)}
              {...onVisit('casino_card_click', { type: 'casino', id: casino.id })}
            >
              <span className="rank num">{at + 1}</span>
              <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} />
              <span>
                <span className="name">{casino.name}</span>
                <span className="xs mut ell">
                  {cautionText(casino.safetyIndex) ?? casino.license ?? LICENCE_NOT_STATED}
                </span>
              </span>
              <ScoreRule value={Number(casino.safetyIndex)} />
              <span className="val num">{oneDigit(casino.safetyIndex)}</span>
            </Link>
            <Reason casino={casino} reason={reasons[casino.id]} />
          </li>
        ))}
      </ol>
      <div className="board__foot">
        <BandKey />
      </div>
    </aside>
  )
}

/** Why it stands there and when that was looked at, with the way to the reasons for and against it. */
function Reason({ casino, reason = {} }: { casino: CasinoCardData; reason: RankingReason | undefined }) {
  const page = paths.casino(casino)
  const date = formatDate(reason.dated?.on)
  return (
    <div className="board__why xs">
      {reason.text !== undefined && <p>{reason.text.endsWith('…') ? reason.text : `${reason.text}.`}</p>}
      <p className="mut">
        {date !== undefined && (
          <span>
            {reason.dated?.what} {date}
          </span>
        )}
        <Link className="link" to={`${page}#expert-review`} aria-label={`Why ${casino.name}`}>
          Why
        </Link>
        <Link
          className="link"
          to={`${page}#availability`}
          aria-label={`Who should not play at ${casino.name}`}
        >
          Who should not
        </Link>
      </p>
    </div>
  )
}
