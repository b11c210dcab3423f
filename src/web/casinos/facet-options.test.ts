import { describe, expect, it } from 'vitest'
import { CASINO_FACET_NAMES } from '#contract/casino-facets.ts'
import { readCasinoSearch } from '#contract/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos.schema.ts'
import { facetOptions, minimumOptions } from './facet-options.ts'

const searchOf = (query: string) => readCasinoSearch(new URLSearchParams(query)).search
const countsWith = (some: Partial<CasinoFacetCounts>) =>
  ({ ...Object.fromEntries(CASINO_FACET_NAMES.map((facet) => [facet, []])), ...some }) as CasinoFacetCounts

describe('facetOptions', () => {
  const counts = countsWith({ features: [{ value: 'Mobile App', count: 7 }], country: [{ value: 'GB', count: 3 }] })

  it('keeps a value that came with the address, so that it can be taken back', () => {
    expect(facetOptions('features', searchOf('features=Mobile'), counts).map(({ value, count }) => [value, count]))
      .toEqual([['Mobile', undefined], ['Mobile App', 7]])
  })

  it('knows a value in any letter case', () => {
    expect(facetOptions('features', searchOf('features=mobile+app'), counts)).toHaveLength(1)
  })

  it('names countries', () => {
    expect(facetOptions('country', searchOf(''), counts)[0]?.label).toBe('United Kingdom')
  })
})

describe('minimumOptions', () => {
  it('adds a minimum of the address to the offered ones', () => {
    const counts = countsWith({ minSafetyIndex: [{ value: '9', count: 4 }] })
    expect(minimumOptions('minSafetyIndex', searchOf('minSafetyIndex=6.5'), counts).map(({ label, count }) => [label, count]))
      .toEqual([['9+', 4], ['8+', undefined], ['7+', undefined], ['6.5+', undefined]])
  })
})
