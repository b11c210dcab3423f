import { expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { MOST_OPTIONS, shownCounts } from './facet-options.ts'

test('of many options the most frequent and the chosen ones are shown', () => {
  const many = Array.from({ length: MOST_OPTIONS + 50 }, (_, index) => ({
    value: `Studio ${index}`,
    count: 1,
  }))
  const counts = Object.fromEntries(CASINO_FACET_NAMES.map((facet) => [facet, many])) as CasinoFacetCounts
  const last = `studio ${many.length - 1}`
  const { search } = readCasinoSearch(new URLSearchParams({ gameProviders: last }))
  const { gameProviders, features, license } = shownCounts(counts, search)
  expect(gameProviders.map(({ value }) => value)).toEqual([
    ...many.slice(0, MOST_OPTIONS).map(({ value }) => value),
    `Studio ${many.length - 1}`,
  ])
  expect([features.length, license.length]).toEqual([MOST_OPTIONS, many.length])
})
