import { ShieldAlert, ShieldCheck } from 'lucide'
import type { CasinoDetail } from '#contract/casinos.schema.ts'
import { outboundUrl } from '#domain/outbound-link.ts'
import { needsCaution } from '#domain/caution.ts'
import { Icon } from '#ui/icon.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { counted } from '../reviews/counted.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from './casino-logo.tsx'
import { CautionLine } from './caution-line.tsx'
import { ScoreKpi } from './score-kpi.tsx'

interface CasinoHeadProps {
  casino: CasinoDetail
  /** The summary of the expert review: it gives the reason where the casino is not recommended. */
  verdict: string | null
  now: string
}

/** The header card: who it is, the way in, and the numbers that decide, each with its source (decision D-70). */
export function CasinoHead({ casino, verdict, now }: CasinoHeadProps) {
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  return (
    <section className="card card--flat detail-head" aria-labelledby="casino-name">
      <div className="detail-head__top">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={96} lazy={false} />
        <div className="detail-head__who">
          <h1 id="casino-name">{casino.name}</h1>
          <p
            className="row wrapx sm mut detail-head__license"
            data-caution={needsCaution(casino.safetyIndex) || undefined}
          >
            <Icon of={needsCaution(casino.safetyIndex) ? ShieldAlert : ShieldCheck} size={16} />
            {casino.license}
          </p>
          <CompareToggle kind="casinos" id={casino.id} name={casino.name} />
        </div>
        <p className="detail-head__desc">{casino.description}</p>
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
        <ScoreKpi label="Safety" value={Number(casino.safetyIndex)} note="Licence and payouts" />
        {expert > 0 && <ScoreKpi label="Expert" value={expert} unit="/10" note="Six categories tested" />}
        {users > 0 && (
          <ScoreKpi label="Users" value={users} unit="/10" note={counted(casino.totalReviews, 'review')} />
        )}
        <div className="kpi">
          <p className="label">Established</p>
          <p className="kpi__v num">
            <small>Est.</small> {casino.establishedYear}
          </p>
          <p className="kpi__s kpi__s--last">{yearsRunning(casino.establishedYear, now)}</p>
        </div>
      </div>
    </section>
  )
}

function yearsRunning(since: number, now: string): string {
  const years = Number(now.slice(0, 4)) - since
  if (years < 1) return 'New this year'
  return years === 1 ? '1 year running' : `${years} years running`
}
