/** Counts the casinos behind each option of the filter panel. */
import { CASINO_FACETS, CASINO_FACET_NAMES, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts, FacetCount } from '#contract/casinos/casinos.schema.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { anyOf, countBoth, Tally, type Bitset } from './bitset.ts'
import { compareTexts } from './casino-orders.ts'
import {
  CASINO_FACET_SETS,
  chosenValues,
  narrowings,
  passingAll,
  wantsAll,
  type CasinoSets,
} from './find-casinos.ts'

/**
 * For every facet and option: the number of active casinos that the search would find with this option chosen in place
 * of the facet's choice, or in addition to it where all chosen options must match. Chosen options are always included,
 * in their own spelling. The order of options does not depend on the search, so that none moves while someone chooses:
 * lists by number of active casinos and name; minimums and years highest first; maximums lowest first; countries with
 * the common ones first, then by name.
 */
export function countFacets(of: CasinoSets, search: CasinoSearch, text?: Bitset): CasinoFacetCounts {
  const { active } = of.casinos
  const passing = narrowings(of, search, active, text)
  const found = new Tally(passingAll(active, passing))
  const counts = CASINO_FACET_NAMES.map((facet): [CasinoFacet, FacetCount[]] => {
    const candidates =
      passing.has(facet) && !wantsAll(search, facet) ? new Tally(passingAll(active, passing, facet)) : found
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
  return optionsOf(of, facet, chosen).map(({ value, slots }) => {
    const matching = candidates.countIn(slots)
    return { value, count: isNegated ? all - matching : matching }
  })
}

/** In display order. Without a choice they are computed once per version of the index. */
function optionsOf(of: CasinoSets, facet: CasinoFacet, chosen: readonly string[]): readonly Option[] {
  // These depend on offers, which end without a change of the index.
  if (chosen.length > 0 || facet === 'bonusType' || facet === 'maxWagering')
    return makeOptions(of, facet, chosen)
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

/** Merges spellings of one option: the chosen spelling, else the first by code points. */
function makeOptions(of: CasinoSets, facet: CasinoFacet, chosen: readonly string[]): Option[] {
  const { sets, options, ignoresCase } = CASINO_FACET_SETS[facet]
  const spellings = new Map<string, string>()
  for (const value of [...chosen.toSorted(compareTexts), ...options(of).toSorted(compareTexts)]) {
    const key = ignoresCase ? value.toLowerCase() : value
    if (!spellings.has(key)) spellings.set(key, value)
  }
  const found = [...spellings.values()]
    .sort(orderOf(facet))
    .map((value) => ({ value, slots: anyOf(sets(of, value)) }))
  return isMostFirst(facet) ? mostFirst(found, of.casinos.active) : found
}

/** Among equals the given order is kept. */
function mostFirst(options: readonly Option[], active: Bitset): Option[] {
  return options
    .map((option) => ({ option, count: countBoth(option.slots, active) }))
    .sort((a, b) => b.count - a.count)
    .map(({ option }) => option)
}

type Compare = (a: string, b: string) => number

function orderOf(facet: CasinoFacet): Compare {
  if (facet === 'country') return byCountry
  if (CASINO_FACETS[facet].kind === 'maximum') return (a, b) => Number(a) - Number(b)
  return isMostFirst(facet) ? byName : (a, b) => Number(b) - Number(a)
}

function isMostFirst(facet: CasinoFacet): boolean {
  const { kind } = CASINO_FACETS[facet]
  return facet !== 'country' && (kind === 'one' || kind === 'many')
}

const byName: Compare = new Intl.Collator(LANGUAGE).compare

const COUNTRY_RANKS: ReadonlyMap<string, number> = new Map(COUNTRY_ORDER.map((code, rank) => [code, rank]))
const byCountry: Compare = (a, b) => (COUNTRY_RANKS.get(a) ?? 0) - (COUNTRY_RANKS.get(b) ?? 0)
