import type { IconNode } from 'lucide'
import { CreditCard, Globe, Layers, ListChecks, Coins } from 'lucide'
import type { ReactNode } from 'react'
import { CASINO_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { bestOffer } from '#domain/bonuses/best-offer.ts'
import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { ServerHtml } from '../shell/sent-html.tsx'
import type { SentHtml } from '../shell/sent-html.tsx'
import { FeatureList, FoldedTags } from './casino-parts.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface CasinoFactsProps {
  casino: ShownCasino
  /** Of a casino that is listed: the way in, on a desk. */
  bonuses: readonly BonusCardData[] | undefined
  now: string
  /** Where it can be played. */
  countries: SentHtml
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/** What a casino accepts and offers, and where, beside the page on a desk; a list that is empty is left out. */
export function CasinoFacts({ casino, bonuses, now, countries, landings = {} }: CasinoFactsProps) {
  return (
    <aside className="casino-facts" id="facts" aria-labelledby="facts-title" {...refusals(casino)}>
      <div className="card card--flat def">
        <h2 className="sr" id="facts-title">
          Facts
        </h2>
        {casino.paymentMethods.length > 0 && (
          <Fact title="Payment Methods" icon={CreditCard}>
            <FoldedTags label="Payment methods" items={casino.paymentMethods} links={landings} />
          </Fact>
        )}
        {casino.supportedCurrencies.length > 0 && (
          <Fact title="Supported Currencies" icon={Coins}>
            <p className="text-sm text-muted-foreground">{casino.supportedCurrencies.join(', ')}</p>
          </Fact>
        )}
        {casino.gameProviders.length > 0 && (
          <Fact title="Game Providers" icon={Layers}>
            <FoldedTags
              label="Game providers"
              items={casino.gameProviders}
              links={landings}
              limit={CASINO_PAGE.gameProviders}
            />
          </Fact>
        )}
        {casino.features.length > 0 && (
          <Fact title="Features" icon={ListChecks}>
            <FeatureList features={casino.features} />
          </Fact>
        )}
        <Fact title="Country Availability" id="availability" icon={Globe}>
          <CountryNote />
          <ServerHtml id="countries" html={countries.html} />
        </Fact>
        {bonuses !== undefined && <WayIn casino={casino} bonuses={bonuses} now={now} />}
      </div>
    </aside>
  )
}

/** Play Now with the best offer's conditions (decision D-68). Small screens have it in the bar at the bottom. */
function WayIn({
  casino,
  bonuses,
  now,
}: {
  casino: ShownCasino
  bonuses: readonly BonusCardData[]
  now: string
}) {
  const offer = bestOffer(bonuses, new Date(now))
  return (
    <div className="def__cta">
      <LinkPlace value="offer">
        <OutboundLink block to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
      </LinkPlace>
      {offer !== undefined && (
        <p className="mt-2 text-center text-xs text-muted-foreground" data-offer="">
          <Link className="link" to={paths.bonus(offer)}>
            {offer.amount}
          </Link>{' '}
          {offerConditions(offer)}
        </p>
      )}
    </div>
  )
}

interface FactProps {
  title: string
  icon: IconNode
  /** Where a link inside the page leads to. */
  id?: string
  children: ReactNode
}

function Fact({ title, icon, id, children }: FactProps) {
  return (
    <section id={id}>
      <h3>
        <Icon of={icon} size={18} />
        {title}
      </h3>
      {children}
    </section>
  )
}
