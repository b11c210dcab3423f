/** Which casinos a search finds. */
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { anyOf, both, without } from './bitset.ts'
import type { Bitset } from './bitset.ts'
import { CASINO_FACET_SETS } from './casino-facet-sets.ts'
import type { CasinoSets } from './casino-facet-sets.ts'

/** What the search text stands for is no facet, but narrows like one. */
export type Narrowing = CasinoFacet | 'search'

/** The casinos of `among` that pass each facet that is set, one set for each, and the text's own when there is one. */
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

/** The casinos of `among` that pass everything, or everything but one. */
export function passingAll(
  among: Bitset,
  passing: ReadonlyMap<Narrowing, Bitset>,
  except?: Narrowing,
): Bitset {
  let left = among
  for (const [name, slots] of passing) if (name !== except) left = both(left, slots)
  return left
}

/** True where a casino must have all of what is chosen in a facet instead of any of it. */
export function wantsAll(search: CasinoSearch, facet: Narrowing): boolean {
  return facet === 'paymentMethods' && search.paymentMatch === 'all'
}

/** What is chosen in a facet, as texts. */
export function chosenValues(search: CasinoSearch, facet: CasinoFacet): readonly string[] {
  const value = search[facet]
  if (value === undefined) return []
  return typeof value === 'object' ? value : [String(value)]
}
