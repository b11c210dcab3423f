/** What each facet of the casino list means in the index, and which values it has to offer (D-25 to D-27). */
import { CASINO_TYPE_NAMES, MAXIMUM_STEPS, MINIMUM_STEPS } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import type { Bitset } from './bitset.ts'
import type { CasinoIndex } from './casino-index.ts'
import type { ValueSets } from './value-sets.ts'

/** The casinos, and which of them have a running offer of which type. */
export interface CasinoSets {
  casinos: CasinoIndex
  offers: ValueSets
}

interface FacetSets {
  /** The casinos that one value stands for are those in any of the sets. */
  sets: (of: CasinoSets, value: string) => readonly Bitset[]
  /** The sets hold those that it does not stand for. */
  isNegated?: true
  /** What there is to choose from, as it is spelled. */
  options: (of: CasinoSets) => readonly string[]
  /** What looks different may be the same option. */
  ignoresCase?: true
}

/** One line a facet. A score that is missing passes no minimum. */
export const CASINO_FACET_SETS: { readonly [F in CasinoFacet]: FacetSets } = {
  filter: {
    sets: ({ casinos: { values } }, value) =>
      value === 'crypto'
        ? CRYPTOCURRENCIES.flatMap((currency) => values.paymentMethods.find(currency))
        : values.features.find(value),
    options: () => Object.keys(CASINO_TYPE_NAMES),
  },
  minSafetyIndex: minimum('minSafetyIndex'),
  minExpertRating: minimum('minExpertRating'),
  minUserRating: minimum('minUserRating'),
  license: listed('license'),
  paymentMethods: { ...listed('paymentMethods'), ignoresCase: true },
  features: { ...listed('features'), ignoresCase: true },
  gameProviders: { ...listed('gameProviders'), ignoresCase: true },
  bonusType: {
    sets: ({ offers }, value) => offers.find(value),
    options: ({ casinos, offers }) => offers.valuesOf(casinos.active),
  },
  establishedYear: {
    sets: ({ casinos }, value) => [casinos.years.reaching(Number(value), casinos.rows.entries())],
    options: ({ casinos }) => casinos.values.year.valuesOf(casinos.active),
  },
  country: {
    sets: ({ casinos }, value) => casinos.values.restrictedCountries.find(value),
    isNegated: true,
    options: () => COUNTRY_ORDER,
  },
  maxPayoutHours: maximum('maxPayoutHours'),
  maxWagering: maximum('maxWagering'),
}

function minimum(facet: keyof CasinoIndex['minimums']): FacetSets {
  const steps = MINIMUM_STEPS.map(String)
  return {
    sets: ({ casinos }, value) => [
      casinos.minimums[facet].reaching(Math.round(Number(value) * 100), casinos.rows.entries()),
    ],
    options: () => steps,
  }
}

function maximum(facet: keyof CasinoIndex['maximums']): FacetSets {
  const steps = MAXIMUM_STEPS[facet].map(String)
  return {
    sets: ({ casinos }, value) => [casinos.maximums[facet].reaching(Number(value), casinos.rows.entries())],
    options: () => steps,
  }
}

function listed(facet: 'license' | 'paymentMethods' | 'features' | 'gameProviders'): FacetSets {
  return {
    sets: ({ casinos }, value) => casinos.values[facet].find(value),
    options: ({ casinos }) => casinos.values[facet].valuesOf(casinos.active),
  }
}
