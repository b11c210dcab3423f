/** Edits of a casino list search, and their addresses. Every edit returns to page 1. */
import {
  CASINO_FACET_NAMES,
  CASINO_FACETS,
  type CasinoFacet,
  type CasinoFacetValue,
} from '#contract/casinos/casino-facets.ts'
import { writeCasinoSearch, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import { paths } from '#contract/shared/paths.ts'

/** The facets in the order of the filter panel, also used by chips. Addresses use the order of CASINO_FACETS. */
export const PANEL = CASINO_FACET_NAMES.toSorted(
  (one, other) => CASINO_FACETS[one].panel[0] - CASINO_FACETS[other].panel[0],
)

/** The search with a facet set. Undefined or an empty list removes it. */
export function withFacet<F extends CasinoFacet>(
  search: CasinoSearch,
  facet: F,
  value: CasinoFacetValue<F> | undefined,
): CasinoSearch {
  const { [facet]: _replaced, ...rest } = { ...search, page: 1 }
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? (rest as CasinoSearch) : { ...(rest as CasinoSearch), [facet]: value }
}

/** Adds a value to a facet with several values, or removes it, ignoring case. */
export function withToggled(search: CasinoSearch, facet: ManyFacet, value: string): CasinoSearch {
  const values = search[facet] ?? []
  const others = values.filter((other) => !sameText(other, value))
  return withFacet(search, facet, others.length < values.length ? others : [...values, value])
}

/** The search requiring all, or any, of the chosen payment methods. */
export function withMatch(search: CasinoSearch, isAll: boolean): CasinoSearch {
  const { paymentMatch: _replaced, ...rest } = { ...search, page: 1 }
  return isAll ? { ...rest, paymentMatch: 'all' } : rest
}

/** The search without filters and text, in the same order. */
export function cleared(search: CasinoSearch): CasinoSearch {
  return { search: '', sort: search.sort, page: 1 }
}

export interface AppliedFilter {
  key: string
  label: string
  without: CasinoSearch
}

/** One entry for every set value, in the order of the filter panel. */
export function appliedFilters(search: CasinoSearch): AppliedFilter[] {
  return PANEL.flatMap((facet) =>
    setValues(facet, search).map((value) => ({
      key: `${facet}=${value}`,
      label: CASINO_FACETS[facet].chip(value),
      without: isMany(facet) ? withToggled(search, facet, value) : withFacet(search, facet, undefined),
    })),
  )
}

/** The values of a facet in a search, as texts. */
export function setValues(facet: CasinoFacet, search: CasinoSearch): string[] {
  const value = search[facet]
  if (value === undefined) return []
  return typeof value === 'object' ? [...value] : [String(value)]
}

export function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export type ManyFacet = {
  [F in CasinoFacet]: (typeof CASINO_FACETS)[F]['kind'] extends 'many' ? F : never
}[CasinoFacet]

export function isMany(facet: CasinoFacet): facet is ManyFacet {
  return CASINO_FACETS[facet].kind === 'many'
}

export function casinoListAddress(search: CasinoSearch): string {
  return paths.casinos(writeCasinoSearch(search))
}
