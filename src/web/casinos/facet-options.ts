import { CASINO_FACET_NAMES, facetOf, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts, FacetCount } from '#contract/casinos/casinos.schema.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import { isMany, sameText } from './search-edits.ts'

export interface FacetOption {
  value: string
  label: string
  count: number
}

/** Longer lists are not useful on a page; the API has all of them. */
export const MOST_OPTIONS = 200

/** Counts for the filter panel: of many options only the most frequent and the chosen ones. */
export function shownCounts(counts: CasinoFacetCounts, search: CasinoSearch): CasinoFacetCounts {
  const shown: CasinoFacetCounts = { ...counts, country: shortCounts(counts.country) }
  for (const facet of CASINO_FACET_NAMES)
    if (isMany(facet))
      shown[facet] = counts[facet].filter(
        ({ value }, index) =>
          index < MOST_OPTIONS || (search[facet] ?? []).some((one) => sameText(one, value)),
      )
  return shown
}

/** The options of a facet in the filter panel's words. Chosen values are always included. */
export function facetOptions(facet: CasinoFacet, counts: CasinoFacetCounts): FacetOption[] {
  const { chip, option: labelOf = chip } = facetOf(facet)
  const all = facet === 'country' ? allCounts(counts.country) : counts[facet]
  return all.map(({ value, count }) => ({ value, count, label: labelOf(value) }))
}

/** Drops counts equal to the highest one, except one: most of 250 countries are restricted by no casino. */
export function shortCounts(counts: readonly FacetCount[]): FacetCount[] {
  const most = Math.max(...counts.map(({ count }) => count))
  const first = counts.findIndex(({ count }) => count === most)
  return counts.filter(({ count }, at) => count !== most || at === first)
}

/** Restores all counts from the result of `shortCounts`. */
export function allCounts(short: readonly FacetCount[]): FacetCount[] {
  const known = new Map(short.map(({ value, count }) => [value, count]))
  const most = Math.max(...known.values())
  return COUNTRY_ORDER.map((value) => ({ value, count: known.get(value) ?? most }))
}
