import { facetOf } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { allCounts } from './country-counts.ts'

export interface FacetOption {
  value: string
  label: string
  count: number
}

/** The options of a facet in the words of the filter panel. What is chosen is always among the counts. */
export function facetOptions(facet: CasinoFacet, counts: CasinoFacetCounts): FacetOption[] {
  const { chip, option: labelOf = chip } = facetOf(facet)
  const all = facet === 'country' ? allCounts(counts.country) : counts[facet]
  return all.map(({ value, count }) => ({ value, count, label: labelOf(value) }))
}
