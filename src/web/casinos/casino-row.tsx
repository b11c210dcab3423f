import type { ReactNode } from 'react'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CARD } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { counted } from '../reviews/review-words.ts'
import { ScoreMeter, ScoreTile } from '../scores/scores.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from './casino-logo.tsx'
import { CasinoOrigin, CautionLine, FeatureList, OverallScore } from './casino-parts.tsx'

interface CasinoRowProps {
  casino: CasinoCardData
  lazy?: boolean
  /** Why a search found it, where its other parts do not show that. */
  why?: ReactNode
}

/** A casino in the list: the parts of its card, laid out in a row where there is room. */
export function CasinoRow({ casino, lazy = true, why }: CasinoRowProps) {
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  const { matches } = casino
  return (
    <article className="card casino-row" {...refusals(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={72} lazy={lazy} />
      <div className="casino-row__main">
        <h3 className="name">
          <Link className="stretched" to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <CasinoOrigin casino={casino} />
      </div>
      <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      <div className="casino-row__extra">
        <CautionLine safetyIndex={casino.safetyIndex} className="mb-3" />
        <CountryNote />
        {why}
        <FeatureList
          features={casino.features}
          limit={Math.max(CARD.features, matches?.features ?? 0)}
          matched={matches?.features}
        />
        <TagList
          label="Payment methods"
          items={casino.paymentMethods}
          others={casino.otherPaymentMethods}
          limit={Math.max(CARD.paymentMethods, matches?.paymentMethods ?? 0)}
          matched={matches?.paymentMethods}
        />
      </div>
      <div className="casino-row__scores">
        {expert > 0 && <ScoreMeter label="Expert" value={expert} />}
        {users > 0 && <ScoreMeter label="Users" value={users} />}
        <OverallScore expert={expert} users={users} />
        {users > 0 && <p className="xs mut casino-row__n">{counted(casino.totalReviews, 'user review')}</p>}
      </div>
      <div className="casino-row__cta">
        <ButtonLink
          variant="outline"
          to={paths.casino(casino)}
          aria-label={`Read Review of ${casino.name}`}
          {...visit}
        >
          Read Review
        </ButtonLink>
        <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
        <CompareToggle kind="casinos" id={casino.id} name={casino.name} />
      </div>
    </article>
  )
}
