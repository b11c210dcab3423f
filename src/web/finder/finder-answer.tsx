import { Check, Minus } from 'lucide'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { BonusEnd } from '../bonuses/bonus-end.tsx'
import { BonusFacts } from '../bonuses/bonus-facts.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { ScoreTile } from '../scores/score-tile.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { onVisit } from '../tracking/on-visit.ts'

export interface ShownMatch {
  casino: CasinoCardData
  /** Its offer for new players. */
  offer: BonusCardData | undefined
  why: readonly string[]
  whyNot: readonly string[]
}

/** One casino that answers the sentence: what speaks for it, what against it, and what its offer asks for. */
export function FinderAnswer({ match, place, now }: { match: ShownMatch; place: number; now: string }) {
  const { casino, offer } = match
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  return (
    <article className="card finder-answer">
      <div className="finder-answer__top">
        <span className="rank num">{place}</span>
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} lazy={false} />
        <h3 className="name">
          <Link to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      </div>
      <div className="finder-answer__cta">
        <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }} of={` at ${casino.name}`}>
          Play Now
        </OutboundLink>
        <ButtonLink
          variant="outline"
          to={paths.casino(casino)}
          aria-label={`Read Review of ${casino.name}`}
          {...visit}
        >
          Read Review
        </ButtonLink>
      </div>
      <Reasons title="Why this one" texts={match.why} icon={Check} />
      <Reasons title="Why not" texts={match.whyNot} icon={Minus} />
      <div className="finder-answer__offer">
        <h4>Its offer for new players</h4>
        {offer === undefined ? (
          <p className="sm mut">We know of none that runs now. You can play without one.</p>
        ) : (
          <>
            <p className="name">
              <Link className="link" to={paths.bonus(offer)}>
                {offer.amount}
              </Link>
            </p>
            <BonusFacts bonus={offer} />
            <BonusEnd offer={offer} now={now} />
          </>
        )}
      </div>
    </article>
  )
}

function Reasons({
  title,
  texts,
  icon,
}: {
  title: string
  texts: readonly string[]
  icon: Parameters<typeof Icon>[0]['of']
}) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="finder-reasons">
        {texts.map((text) => (
          <li key={text}>
            <Icon of={icon} size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
