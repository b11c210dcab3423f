import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { outboundUrl } from '#domain/analytics/outbound-link.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { counted } from '../reviews/counted.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from './casino-logo.tsx'
import { CautionLine } from './caution-line.tsx'
import { EstablishedKpi } from './established-kpi.tsx'
import { LicenceLine } from './licence-line.tsx'
import { ScoreKpi } from './score-kpi.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface CasinoHeadProps {
  casino: ShownCasino
  /** Its summary gives the reason where the casino is not recommended. */
  expertReview: ExpertReview | undefined
  now: string
}

/** The header card: who it is, the way in, and the numbers that decide, each with its source (decision D-70). */
export function CasinoHead({ casino, expertReview, now }: CasinoHeadProps) {
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  const verdict = expertReview?.summary ?? null
  return (
    <section className="card card--flat detail-head" aria-labelledby="casino-name">
      <div className="detail-head__top">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={96} lazy={false} />
        <div className="detail-head__who">
          <h1 id="casino-name">{casino.name}</h1>
          <LicenceLine casino={casino} />
          <CompareToggle kind="casinos" id={casino.id} name={casino.name} />
        </div>
        <p className="detail-head__desc lines">{casino.description}</p>
        {outboundUrl(casino) !== undefined && (
          <div className="detail-head__cta">
            <OutboundLink size="lg" block to={casino} counts={{ type: 'casino', id: casino.id }}>
              Play Now
            </OutboundLink>
            <p className="xs mut">Opens the casino in a new tab</p>
          </div>
        )}
      </div>
      <CautionLine safetyIndex={casino.safetyIndex} className="mt-4">
        {verdict !== null && ` Our editors: ${verdict}`}
      </CautionLine>
      <div className="kpis">
        <ScoreKpi
          label="Safety"
          value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)}
          note={casino.safety.isSetByHand ? 'Set by hand' : 'Mean of five marks'}
          missing="Safety index not stated"
        />
        {expert > 0 && expertReview !== undefined && (
          <ScoreKpi label="Expert" value={expert} unit="/10" note={testedCategories(expertReview)} />
        )}
        {users > 0 && (
          <ScoreKpi label="Users" value={users} unit="/10" note={counted(casino.totalReviews, 'review')} />
        )}
        <EstablishedKpi year={casino.establishedYear} now={now} />
      </div>
    </section>
  )
}
