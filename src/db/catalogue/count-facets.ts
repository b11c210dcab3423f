/** How many casinos each option of the filter panel would find. */
import { CASINO_FACETS, CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts, FacetCount } from '#contract/casinos/casinos.schema.ts'
import { countryName } from '#contract/countries/countries.ts'
import { anyOf, Tally } from './bitset.ts'
import type { Bitset } from './bitset.ts'
import { CASINO_FACET_SETS } from './casino-facet-sets.ts'
import type { CasinoSets } from './casino-facet-sets.ts'
import { compareTexts } from './casino-orders.ts'
import { chosenValues, narrowings, passingAll } from './find-casinos.ts'

/**
 * For every facet and option: how many active casinos the search would find with that option alone chosen and all
 * other facets as they are. What is chosen is always among the options, in its own spelling. Lists: most first, then
 * by name; minimums and years: highest first; countries by name.
 */
export function countFacets(of: CasinoSets, search: CasinoSearch, text?: Bitset): CasinoFacetCounts {
  const { active } = of.casinos
  const passing = narrowings(of, search, active, text)
  const found = new Tally(passingAll(active, passing))
  const counts = CASINO_FACET_NAMES.map((facet): [CasinoFacet, FacetCount[]] => {
    const candidates = passing.has(facet) ? new Tally(passingAll(active, passing, facet)) : found
    return [facet, countOptions(of, facet, candidates, chosenValues(search, facet))]
  })
  return Object.fromEntries(counts) as CasinoFacetCounts
}

interface Option {
  value: string
  slots: Bitset
}

function countOptions(
  of: CasinoSets,
  facet: CasinoFacet,
  candidates: Tally,
  chosen: readonly string[],
): FacetCount[] {
  const { isNegated } = CASINO_FACET_SETS[facet]
  const all = isNegated ? candidates.count() : 0
  const counts = optionsOf(of, facet, chosen).map(({ value, slots }) => {
    const matching = candidates.countIn(slots)
    return { value, count: isNegated ? all - matching : matching }
  })
  return isMostFirst(facet) ? counts.sort((a, b) => b.count - a.count) : counts
}

/** In the order of the panel, before any counting. What nothing is chosen in is told once for each state of the index. */
function optionsOf(of: CasinoSets, facet: CasinoFacet, chosen: readonly string[]): readonly Option[] {
  // Offers end while nothing changes.
  if (chosen.length > 0 || facet === 'bonusType') return makeOptions(of, facet, chosen)
  const { casinos } = of
  let kept = keptOptions.get(casinos)
  if (kept?.version !== casinos.version) {
    kept = { version: casinos.version, options: new Map() }
    keptOptions.set(casinos, kept)
  }
  const known = kept.options.get(facet)
  if (known !== undefined) return known
  const options = makeOptions(of, facet, [])
  kept.options.set(facet, options)
  return options
}

const keptOptions = new WeakMap<
  CasinoSets['casinos'],
  { version: number; options: Map<CasinoFacet, readonly Option[]> }
>()

/** Spellings of the same option become one: the chosen one, else the first by its characters. */
function makeOptions(of: CasinoSets, facet: CasinoFacet, chosen: readonly string[]): Option[] {
  const { sets, options, ignoresCase } = CASINO_FACET_SETS[facet]
  const spellings = new Map<string, string>()
  for (const value of [...chosen.toSorted(compareTexts), ...options(of).toSorted(compareTexts)]) {
    const key = ignoresCase ? value.toLowerCase() : value
    if (!spellings.has(key)) spellings.set(key, value)
  }
  return [...spellings.values()]
    .sort(orderOf(facet))
    .map((value) => ({ value, slots: anyOf(sets(of, value)) }))
}

type Compare = (a: string, b: string) => number

function orderOf(facet: CasinoFacet): Compare {
  if (facet === 'country') return (a, b) => byName(countryName(a), countryName(b))
  return isMostFirst(facet) ? byName : (a, b) => Number(b) - Number(a)
}

function isMostFirst(facet: CasinoFacet): boolean {
  const { kind } = CASINO_FACETS[facet]
  return facet !== 'country' && kind !== 'minimum' && kind !== 'year'
}

const byName: Compare = new Intl.Collator('en').compare
