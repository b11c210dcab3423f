import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { cautionText } from '#domain/casinos/caution.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { onVisit } from '../tracking/on-visit.ts'
import { BandKey } from '../scores/band-key.tsx'
import { ScoreRule } from '../scores/score-rule.tsx'

/** How many casinos the board ranks. */
const PLACES = 5

/** The first of these casinos as a ranking, on large screens only: the carousel below has them all. Best first; one without a safety index has no rank. */
export function RankingBoard({ casinos }: { casinos: readonly CasinoCardData[] }) {
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
              to={paths.casino(casino.id)}
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
          </li>
        ))}
      </ol>
      <div className="board__foot">
        <BandKey />
      </div>
    </aside>
  )
}
