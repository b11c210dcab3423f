import { CreditCard, Globe, Layers, ListChecks, Coins, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { CasinoDetail } from '#contract/casinos/casinos.schema.ts'
import { CASINO_PAGE } from '#contract/casinos/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { CountryNote } from '../countries/country-note.tsx'
import { Availability } from './casino-evidence.tsx'
import { FeatureList, FoldedTags } from './casino-parts.tsx'

interface CasinoFactsProps {
  casino: CasinoDetail
  /** Landing pages of its facts, by value. */
  landings: Readonly<Record<string, string>>
}

/** Server only: what a casino accepts and offers, and where. Empty lists are left out. */
export function CasinoFacts({ casino, landings }: CasinoFactsProps) {
  return (
    <>
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
        <Availability casino={casino} />
      </Fact>
    </>
  )
}

interface FactProps {
  title: string
  icon: IconNode
  /** Target of links within the page. */
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
