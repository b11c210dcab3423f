/** Selects the casinos of a search, and defines each facet of the list in terms of the index (D-25 to D-27). */
import {
  CASINO_FACET_NAMES,
  CASINO_TYPE_NAMES,
  MAXIMUM_STEPS,
  MINIMUM_STEPS,
  type CasinoFacet,
} from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import { anyOf, both, without, type Bitset } from './bitset.ts'
import type { CasinoIndex } from './casino-index.ts'
import type { ValueSets } from './value-sets.ts'

/** A facet, or the search text, which narrows like one. */
export type Narrowing = CasinoFacet | 'search'

/** The casinos of `among` that match each facet in use, one set per facet, and one for the text. */
export function narrowings(
  of: CasinoSets,
  search: CasinoSearch,
  among: Bitset,
  text: Bitset | undefined,
): Map<Narrowing, Bitset> {
  const passing = new Map<Narrowing, Bitset>()
  if (text !== undefined) passing.set('search', text)
  for (const facet of CASINO_FACET_NAMES) {
    const values = chosenValues(search, facet)
    if (values.length === 0) continue
    const { sets, isNegated } = CASINO_FACET_SETS[facet]
    const found = wantsAll(search, facet)
      ? values.map((value) => anyOf(sets(of, value))).reduce(both)
      : anyOf(values.flatMap((value) => sets(of, value)))
    passing.set(facet, isNegated ? without(among, found) : found)
  }
  return passing
}

/** The casinos of `among` that match everything, or everything except one facet. */
export function passingAll(
  among: Bitset,
  passing: ReadonlyMap<Narrowing, Bitset>,
  except?: Narrowing,
): Bitset {
  let left = among
  for (const [name, slots] of passing) if (name !== except) left = both(left, slots)
  return left
}

/** True where a casino must have all chosen values of a facet, not any of them. */
export function wantsAll(search: CasinoSearch, facet: Narrowing): boolean {
  return facet === 'paymentMethods' && search.paymentMatch === 'all'
}

export function chosenValues(search: CasinoSearch, facet: CasinoFacet): readonly string[] {
  const value = search[facet]
  if (value === undefined) return []
  return typeof value === 'object' ? value : [String(value)]
}

/** The casinos, and the types of their current offers. */
export interface CasinoSets {
  casinos: CasinoIndex
  offers: ValueSets
}

interface FacetSets {
  /** A casino has the value when it is in any of these sets. */
  sets: (of: CasinoSets, value: string) => readonly Bitset[]
  /** The sets hold the casinos without the value. */
  isNegated?: true
  /** The available values in the catalogue's spelling. */
  options: (of: CasinoSets) => readonly string[]
  /** Values that differ in case are one option. */
  ignoresCase?: true
}

/** One line per facet. A missing score matches no minimum. */
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
