import type { ReactNode } from 'react'
import type { CardOffer, CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CARD } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { needsCaution } from '#domain/casinos/caution.ts'
import { durationWords } from '#domain/casinos/payout-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { counted } from '../reviews/review-words.ts'
import { ScoreMeter, ScoreTile } from '../scores/scores.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CasinoOrigin, CautionLine, FeatureList, MovedMark, OverallScore } from '../casinos/casino-parts.tsx'

interface CasinoCardProps {
  casino: CasinoCardData
  lazy?: boolean
  /** Why a search found it, where its other parts do not show that. */
  why?: ReactNode
}

/**
 * A casino in lists, grids and carousels: name and safety, the other scores, why it was found, its welcome offer with the
 * conditions, payments and features, the ways on. Everywhere in this order; what is missing is left out. In a wide list its
 * parts are side by side.
 */
export function CasinoCard({ casino, lazy = true, why }: CasinoCardProps) {
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  const { matches, welcome } = casino
  return (
    <article className="card casino-card" {...refusals(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} lazy={lazy} />
      <div className="casino-card__main">
        <h3 className="name">
          <Link className="stretched" to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <CasinoOrigin casino={casino} />
      </div>
      <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      <Scores casino={casino} />
      <div className="casino-card__extra">
        <CautionLine safetyIndex={casino.safetyIndex} />
        <MovedMark moved={casino.moved} />
        <CountryNote />
        {why}
        {welcome && !needsCaution(casino.safetyIndex) && <Welcome offer={welcome} />}
        <div className="casino-card__facts">
          <TagList
            label="Payment methods"
            items={casino.paymentMethods}
            others={casino.otherPaymentMethods}
            limit={Math.max(CARD.paymentMethods, matches?.paymentMethods ?? 0)}
            matched={matches?.paymentMethods}
          />
          <FeatureList
            features={casino.features}
            limit={Math.max(CARD.features, matches?.features ?? 0)}
            matched={matches?.features}
          />
        </div>
      </div>
      <div className="casino-card__cta">
        <CompareToggle kind="casinos" id={casino.id} name={casino.name} />
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

function Scores({ casino }: { casino: CasinoCardData }) {
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  return (
    <div className="casino-card__scores">
      {expert > 0 && <ScoreMeter label="Expert" value={expert} />}
      {users > 0 && <ScoreMeter label="Users" value={users} />}
      <div className="xs mut">
        <OverallScore expert={expert} users={users} />
        {users > 0 && <p>{counted(casino.totalReviews, 'user review')}</p>}
        {casino.payoutHours !== null && (
          <p>
            Paid us in <b>{durationWords(casino.payoutHours)}</b>
          </p>
        )}
      </div>
    </div>
  )
}

function Welcome({ offer }: { offer: CardOffer }) {
  return (
    <p>
      <Link to={paths.bonus(offer)}>
        <b>{offer.amount}</b>
      </Link>{' '}
      {offerConditions(offer)}
    </p>
  )
}
