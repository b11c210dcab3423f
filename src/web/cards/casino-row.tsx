import type { ReactNode } from 'react'
import type { CardOffer, CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { startIcon } from '#ui/drawn-icon.ts'
import { Link } from '#ui/link.tsx'
import { onVisit } from '../analytics/tracking.ts'
import { refusals } from '../countries/country-note.tsx'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CasinoOrigin } from '../casinos/casino-parts.tsx'
import { ScoreTile } from './scores.tsx'
import { CardFeatures, CardPayments, CasinoScores, CasinoWays } from './casino-card-parts.tsx'
import { LogoGround } from './logo-strip.tsx'
import './casino-row.css'

interface CasinoRowProps {
  casino: CasinoCardData
  lazy?: boolean
  /** Why a search found it, where nothing else in the row shows that. */
  why?: ReactNode
}

/**
 * A casino in a list: logo on its own colour, name, scores, buttons; below a perforation its welcome offer with
 * conditions, and payment methods. Phones stack these parts and leave out features.
 */
export function CasinoRow({ casino, lazy = true, why }: CasinoRowProps) {
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  const { welcome } = casino
  return (
    <article className="card casino-card casino-row" {...refusals(casino)}>
      <div className="casino-row__art">
        <LogoGround casino={casino} />
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={112} lazy={lazy} />
      </div>
      <div className="casino-row__main">
        <h3 className="name">
          <Link className="stretched" to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <CasinoOrigin casino={casino} />
        <CardFeatures casino={casino} />
      </div>
      <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      <CasinoScores casino={casino} className="casino-row__scores" counted />
      <div className="casino-row__cta">
        <CasinoWays casino={casino} visit={visit} />
        <CompareToggle icon kind="casinos" id={casino.id} name={casino.name} />
      </div>
      <div className="casino-row__foot">
        {welcome && why === undefined ? (
          <Welcome offer={welcome} />
        ) : (
          <div className="min-w-0">
            {welcome && <Welcome offer={welcome} />}
            {why}
          </div>
        )}
        <CardPayments casino={casino} />
      </div>
    </article>
  )
}

/** An amount with its conditions (decision D-68). */
function Welcome({ offer }: { offer: CardOffer }) {
  return (
    <p className="casino-row__offer" data-offer="" {...startIcon('gift')}>
      <Link to={paths.bonus(offer)}>{offer.amount}</Link>
      <span>{offerConditions(offer)}</span>
    </p>
  )
}
