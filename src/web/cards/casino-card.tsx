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
import { ScoreMeter, ScoreTile } from '../scores/scores.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CasinoOrigin, CautionLine, FeatureList, OverallScore } from '../casinos/casino-parts.tsx'

interface CasinoCardProps {
  casino: CasinoCardData
  /** Why a search found it, where its other parts do not show that. */
  why?: ReactNode
}

/** A casino in grids and carousels. Every card has the same parts in the same order; what is missing is left out. */
export function CasinoCard({ casino, why }: CasinoCardProps) {
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  const { matches } = casino
  return (
    <article className="card casino-card" {...refusals(casino)}>
      <div className="casino-card__top">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} />
        <div>
          <h3 className="name">
            <Link className="stretched" to={paths.casino(casino)} {...visit}>
              {casino.name}
            </Link>
          </h3>
          <CasinoOrigin casino={casino} />
        </div>
        <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      </div>
      <CautionLine safetyIndex={casino.safetyIndex} className="mt-3" />
      {(expert > 0 || users > 0) && (
        <div className="casino-card__scores">
          {expert > 0 && <ScoreMeter label="Expert" value={expert} />}
          {users > 0 && <ScoreMeter label="Users" value={users} />}
          <OverallScore expert={expert} users={users} />
        </div>
      )}
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
      <CompareToggle className="casino-card__compare" kind="casinos" id={casino.id} name={casino.name} />
      <div className="card__cta">
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
      </div>
    </article>
  )
}
