import { expect, test } from 'vitest'
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import { MOST_OPTIONS, allCounts, shortCounts, shownCounts } from './facet-options.ts'

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

const countsOf = (restricted: Readonly<Record<string, number>>, most: number) =>
  COUNTRY_ORDER.map((value) => ({ value, count: restricted[value] ?? most }))

test.each([
  [{}, 64],
  [{}, 0],
  [{ US: 12, DE: 60, KP: 0 }, 64],
])('short counts become the same counts again: %j of %d', (restricted, most) => {
  const counts = countsOf(restricted, most)
  expect(allCounts(shortCounts(counts))).toEqual(counts)
})

test('only what differs is carried, with one entry for all the others', () => {
  const short = shortCounts(countsOf({ US: 12, KP: 0 }, 64))
  expect(short.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 12, 64])
})
