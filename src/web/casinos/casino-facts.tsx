import type { ReactNode } from 'react'
import { CASINO_PAGE } from '#contract/shared/limits.ts'
import { RESTRICTIONS_NOT_CHECKED } from '#domain/shared/not-stated.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { FeatureList, FoldedTags } from './casino-parts.tsx'
import type { ShownCasino } from './shown-casino.ts'

export interface Availability {
  /** How many countries of the list are not restricted. */
  countries: number
  /** The names of those that are: computed on the server, which spares browsers the country list. */
  restricted: readonly string[]
  /** Without a list: no one has checked whether there is any restriction. */
  isUnchecked: boolean
}

interface CasinoFactsProps {
  casino: ShownCasino
  availability: Availability
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/** What a casino accepts and offers, and where; a list that is empty is left out. */
export function CasinoFacts({ casino, availability, landings = {} }: CasinoFactsProps) {
  return (
    <section className="part" id="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">Facts</h2>
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
          <Countries {...availability} />
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

function Countries({ countries, restricted, isUnchecked }: Availability) {
  if (isUnchecked) return <p className="sm mut">{RESTRICTIONS_NOT_CHECKED}</p>
  if (restricted.length === 0) return <p className="sm mut">Available worldwide - No restrictions</p>
  return (
    <>
      <p className="sm mut">Available in {countries} countries.</p>
      <div data-folded="away">
        <p className="sm mut mb-2.5">Available worldwide except in the following countries:</p>
        <FoldedTags label="Restricted countries" items={restricted} limit={CASINO_PAGE.restrictedCountries} />
      </div>
    </>
  )
}
