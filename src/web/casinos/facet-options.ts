/** The options of a facet as the filter panel shows them. */
import { CASINO_FACETS, MINIMUM_STEPS } from '#contract/casino-facets.ts'
import type { CasinoFacet } from '#contract/casino-facets.ts'
import type { CasinoSearch } from '#contract/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos.schema.ts'
import { countryName } from '#contract/countries.ts'
import { sameText, setValues } from './search-edits.ts'

export interface FacetOption {
  value: string
  label: string
  /** Absent for a value that came with the address and is not one of the known ones. */
  count: number | undefined
}

/** The known values with their counts; what is set but not among them comes first, so that it can be taken back. */
export function facetOptions(facet: CasinoFacet, search: CasinoSearch, counts: CasinoFacetCounts): FacetOption[] {
  const known = counts[facet].map(({ value, count }) => ({ value, count }))
  const strangers = setValues(facet, search).filter((value) => !known.some((option) => sameText(option.value, value)))
  return [...strangers.map((value) => ({ value, count: undefined })), ...known]
    .map(({ value, count }) => ({ value, count, label: labelOf(facet, value) }))
}

/** "Any" and the offered minimums, with a minimum from the address that is not one of them. */
export function minimumOptions(facet: 'minSafetyIndex' | 'minExpertRating' | 'minUserRating', search: CasinoSearch, counts: CasinoFacetCounts): FacetOption[] {
  const steps: number[] = [...MINIMUM_STEPS]
  const set = search[facet]
  if (set !== undefined && !steps.includes(set)) steps.push(set)
  return steps.map((step) => ({
    value: String(step),
    label: `${step}+`,
    count: counts[facet].find(({ value }) => Number(value) === step)?.count,
  }))
}

function labelOf(facet: CasinoFacet, value: string): string {
  return facet === 'country' ? countryName(value) : CASINO_FACETS[facet].chip(value)
}
