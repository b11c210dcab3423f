import { paths } from '#contract/shared/paths.ts'
import { outboundUrl } from '#domain/analytics/outbound-link.ts'
import { bestOffer } from '#domain/bonuses/best-offer.ts'
import { Link } from '#ui/link.tsx'
import { BonusEnd } from '../bonuses/bonus-end.tsx'
import { BonusFacts } from '../bonuses/bonus-facts.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface BestOfferProps {
  casino: ShownCasino
  bonuses: readonly BonusCardData[]
  now: string
}

/** The offer that fits a new player best, with its conditions (decision D-68), and the way into the casino. */
export function BestOffer({ casino, bonuses, now }: BestOfferProps) {
  const offer = bestOffer(bonuses, new Date(now))
  const hasWayIn = outboundUrl(casino) !== undefined
  if (offer === undefined && !hasWayIn) return null
  return (
    <div className="detail-head__offer">
      {offer !== undefined && (
        <>
          <p className="xs mut">
            {offer.title}
            {offer.code !== null && `, code ${offer.code}`}
          </p>
          <p className="detail-head__amount num">
            <Link className="link" to={paths.bonus(offer)}>
              {offer.amount}
            </Link>
          </p>
          <BonusFacts bonus={offer} />
          <BonusEnd offer={offer} now={now} />
        </>
      )}
      {hasWayIn && (
        <>
          <LinkPlace value="offer">
            <OutboundLink size="lg" block to={casino} counts={{ type: 'casino', id: casino.id }}>
              Play Now
            </OutboundLink>
          </LinkPlace>
          <p className="xs mut">Opens the casino in a new tab</p>
        </>
      )}
    </div>
  )
}
