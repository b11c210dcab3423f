import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { countryName } from '#contract/countries/countries.ts'
import { allCounts } from './country-counts.ts'

export interface FacetOption {
  value: string
  label: string
  count: number
}

/** The options of a facet in the words of the filter panel. What is chosen is always among the counts. */
export function facetOptions(facet: CasinoFacet, counts: CasinoFacetCounts): FacetOption[] {
  const all = facet === 'country' ? allCounts(counts.country) : counts[facet]
  return all.map(({ value, count }) => ({ value, count, label: labelOf(facet, value) }))
}

function labelOf(facet: CasinoFacet, value: string): string {
  if (facet === 'country') return countryName(value)
  if (facet === 'maxPayoutHours') return `${value} h`
  if (facet === 'maxWagering') return value === '0' ? 'None' : `${value}×`
  return CASINO_FACETS[facet].kind === 'minimum' ? `${value}+` : CASINO_FACETS[facet].chip(value)
}
