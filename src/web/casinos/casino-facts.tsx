import type { ReactNode } from 'react'
import { CASINO_PAGE } from '#contract/shared/limits.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ServerHtml } from '../shell/sent-html.tsx'
import type { SentHtml } from '../shell/sent-html.tsx'
import { FeatureList, FoldedTags } from './casino-parts.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface CasinoFactsProps {
  casino: ShownCasino
  /** Where it can be played. */
  countries: SentHtml
  /** When its facts were compared with their source, and the way to what they were before. */
  checks: SentHtml
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/** What a casino accepts and offers, and where; a list that is empty is left out. */
export function CasinoFacts({ casino, countries, checks, landings = {} }: CasinoFactsProps) {
  return (
    <section className="part" id="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">Facts</h2>
      <ServerHtml id="checks" html={checks.html} />
      <PhoneFold more="All facts" of={`about ${casino.name}`} className="def">
        {casino.paymentMethods.length > 0 && (
          <Fact title="Payment Methods">
            <FoldedTags label="Payment methods" items={casino.paymentMethods} links={landings} />
          </Fact>
        )}
        {casino.supportedCurrencies.length > 0 && (
          <Fact title="Supported Currencies" isFolded>
            <FoldedTags label="Currencies" items={casino.supportedCurrencies} />
          </Fact>
        )}
        {casino.gameProviders.length > 0 && (
          <Fact title="Game Providers" isFolded>
            <FoldedTags
              label="Game providers"
              items={casino.gameProviders}
              links={landings}
              limit={CASINO_PAGE.gameProviders}
            />
          </Fact>
        )}
        {casino.features.length > 0 && (
          <Fact title="Features" isFolded>
            <FeatureList features={casino.features} />
          </Fact>
        )}
        <Fact title="Country Availability" id="availability">
          <ServerHtml id="countries" html={countries.html} />
        </Fact>
      </PhoneFold>
    </section>
  )
}

interface FactProps {
  title: string
  /** Where a link inside the page leads to. */
  id?: string
  /** On phones it is shown with all facts only. */
  isFolded?: boolean
  children: ReactNode
}

function Fact({ title, id, isFolded = false, children }: FactProps) {
  return (
    <section id={id} data-folded={isFolded ? 'away' : undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
