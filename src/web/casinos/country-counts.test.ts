import { expect, test } from 'vitest'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import { allCounts, shortCounts } from './facet-options.ts'

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
