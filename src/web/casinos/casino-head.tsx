import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { testedCategories } from '#domain/casinos/tested-categories.ts'
import { needsCaution } from '#domain/casinos/caution.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { warningOf } from '#domain/casinos/warning.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { counted } from '../reviews/counted.ts'
import { BestOffer } from './best-offer.tsx'
import { CasinoDescription } from './casino-description.tsx'
import { CasinoLogo } from './casino-logo.tsx'
import { CasinoWarning } from './casino-warning.tsx'
import { CautionLine } from './caution-line.tsx'
import { EstablishedKpi } from './established-kpi.tsx'
import { LicenceLine } from './licence-line.tsx'
import { ScoreKpi } from './score-kpi.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface CasinoHeadProps {
  casino: ShownCasino
  /** Its summary gives the reason where the casino is not recommended. */
  expertReview: ExpertReview | undefined
  /** The verdict in one sentence; null where the editors gave none. */
  verdict: string | null
  bonuses: readonly BonusCardData[]
  now: string
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/**
 * The header card, in the order in which a phone shows it: who it is, the numbers that decide, each with its source
 * (decision D-70), the verdict, the best offer with the way in, and what the casino is.
 */
export function CasinoHead({ casino, expertReview, verdict, bonuses, now, landings }: CasinoHeadProps) {
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  const summary = expertReview?.summary ?? null
  const isDoubtful = needsCaution(casino.safetyIndex)
  const warning = warningOf(casino)
  return (
    <section className="card card--flat detail-head" aria-labelledby="casino-name">
      <div className="detail-head__top">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={96} lazy={false} />
        <div>
          <h1 id="casino-name">{casino.name}</h1>
          <LicenceLine casino={casino} landings={landings} />
        </div>
        {warning === undefined && <CompareToggle kind="casinos" id={casino.id} name={casino.name} />}
      </div>
      {warning !== undefined && <CasinoWarning name={casino.name} warning={warning} />}
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
      {warning === undefined && (
        <CautionLine safetyIndex={casino.safetyIndex}>
          {summary !== null && ` Our editors: ${summary}`}
        </CautionLine>
      )}
      {verdict !== null && !isDoubtful && warning === undefined && (
        <p className="detail-head__verdict">
          <b>Our verdict:</b> {verdict}
        </p>
      )}
      {warning === undefined && <BestOffer casino={casino} bonuses={isDoubtful ? [] : bonuses} now={now} />}
      <CasinoDescription text={casino.description} />
    </section>
  )
}
