import { CASINO_FACET_NAMES, CASINO_TYPE_NAMES, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import { DEFAULT_CASINO_SORT, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { isCatalogueSpelling, listIndexing, type Indexing } from '#contract/site/indexing.ts'
import { casinoListAddress, setValues } from './search-edits.ts'

/** Indexing of a page of the casino list, and the title of a list with one value. Used by loaders only. */
export function casinoListIndexing(
  search: CasinoSearch,
  counts: Partial<CasinoFacetCounts>,
  landing?: Pick<LandingLink, 'list' | 'slug'>,
): Indexing & { title: string | undefined } {
  const chosen = chosenFacets(search)
  const [first] = chosen
  const values = first === undefined ? [] : (counts[first.facet] ?? [])
  const indexing = listIndexing('casinos', {
    own: casinoListAddress(search),
    isSearch: search.search !== '',
    isSorted: search.sort !== DEFAULT_CASINO_SORT,
    // With one value, "all of these" and "any of these" give the same list.
    facets: [...chosen.map(({ facet }) => facet), ...(search.paymentMatch === 'all' ? ['paymentMatch'] : [])],
    isKnown: first === undefined || isCatalogueSpelling(first.value, values),
    page: search.page,
    // The filter's count, which the sitemap uses too. The list itself also finds features that contain the value.
    total: values.find(({ value }) => value === first?.value)?.count ?? 0,
  })
  const title = chosen.length === 1 && first ? TITLES[first.facet]?.(first.value) : undefined
  // The value's landing page shows the same list.
  if (landing !== undefined && chosen.length === 1)
    return { isIndexable: false, canonical: paths.landing(landing), title }
  return { ...indexing, title }
}

export function chosenFacets(search: CasinoSearch): { facet: CasinoFacet; value: string }[] {
  return CASINO_FACET_NAMES.flatMap((facet) => setValues(facet, search).map((value) => ({ facet, value })))
}

const TITLES: Partial<Record<CasinoFacet, (value: string) => string>> = {
  filter: (value) => `${CASINO_TYPE_NAMES[value] ?? value}: ratings and offers`,
  license: (value) => `Casinos licensed by ${value}`,
  paymentMethods: (value) => `Casinos that accept ${value}`,
  features: (value) => `Casinos by feature: ${value}`,
  gameProviders: (value) => `Casinos with games by ${value}`,
  bonusType: (value) => `Casinos with bonuses: ${BONUS_TYPE_NAMES[value] ?? value.replaceAll('_', ' ')}`,
}
