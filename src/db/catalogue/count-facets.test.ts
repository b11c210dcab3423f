import { beforeAll, expect, test } from 'vitest'
import { CASINO_FACETS, CASINO_FACET_NAMES, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import { readCasinoSearch, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'
import { COUNTRIES, countryName } from '#contract/countries/countries.ts'
import { COMMON_COUNTRIES } from '#contract/shared/options.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { countCasinoFacets, searchCasinos } from '../queries/casinos/casino-list.ts'
import { createCatalogue } from './catalogue.ts'

const { db } = await testDatabase()
const of = { db, catalogue: createCatalogue(db) }
const now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  await loadDemo(db, now)
})

const read = (query: string) => readCasinoSearch(new URLSearchParams(query)).search

/** The same search with one value alone chosen in one facet. */
function choosing(search: CasinoSearch, facet: CasinoFacet, value: string): CasinoSearch {
  const { kind } = CASINO_FACETS[facet]
  return { ...search, [facet]: kind === 'many' ? [value] : kind === 'one' ? value : Number(value) }
}

test.each([
  '',
  'search=bitcoin',
  'minUserRating=7.5&paymentMethods=bitcoin',
  'features=mobile,Tournaments&country=DE&license=Gibraltar',
  'filter=crypto&bonusType=no_deposit&minSafetyIndex=6',
  'gameProviders=Slow River&establishedYear=2018&minExpertRating=7&search=a',
  'license=Nowhere&features=%25',
  'maxWagering=30&maxPayoutHours=48&sort=wagering-asc',
])('every count is what the search finds with that value chosen: "%s"', async (query) => {
  const search = read(query)
  const counts = CasinoFacetCounts.strict().parse(await countCasinoFacets(of, search, now))
  for (const facet of CASINO_FACET_NAMES) {
    for (const { value, count } of counts[facet]) {
      const { total } = await searchCasinos(of, choosing(search, facet, value), { now, size: 1 })
      expect(`${facet}=${value}: ${count}`).toBe(`${facet}=${value}: ${total}`)
    }
  }
})

test('where all payment methods must be accepted, a count is what adding the method finds', async () => {
  const search = read('paymentMethods=Visa,bitcoin&paymentMatch=all')
  const { paymentMethods } = await countCasinoFacets(of, search, now)
  for (const { value, count } of paymentMethods) {
    const adding = { ...search, paymentMethods: ['Visa', 'bitcoin', value] }
    expect([value, (await searchCasinos(of, adding, { now, size: 1 })).total]).toEqual([value, count])
  }
  expect(new Set(paymentMethods.map(({ count }) => count)).size).toBeGreaterThan(2)
})

test('options of the active catalogue stay listed when they count nothing', async () => {
  const everything = await countCasinoFacets(of, read(''), now)
  const nothing = await countCasinoFacets(of, read('search=nothing-is-called-this'), now)
  for (const facet of CASINO_FACET_NAMES) {
    expect(nothing[facet].map(({ value }) => value).toSorted()).toEqual(
      everything[facet].map(({ value }) => value).toSorted(),
    )
    expect(nothing[facet].every(({ count }) => count === 0)).toBe(true)
  }
})

test('every country can be chosen, the common ones first and each group by name', async () => {
  const { country } = await countCasinoFacets(of, read(''), now)
  const codes = country.map(({ value }) => value)
  expect(codes.toSorted()).toEqual(COUNTRIES.map(([code]) => code).toSorted())
  const common = codes.slice(0, COMMON_COUNTRIES.length)
  expect(common.toSorted()).toEqual(COMMON_COUNTRIES.toSorted())
  for (const group of [common, codes.slice(COMMON_COUNTRIES.length)]) {
    const names = group.map(countryName)
    expect(names).toEqual(COUNTRIES.map(([, name]) => name).filter((name) => names.includes(name)))
  }
})

test('options keep their order while someone chooses', async () => {
  const orderOf = async (query: string) => {
    const counts = await countCasinoFacets(of, read(query), now)
    return CASINO_FACET_NAMES.map((facet) => counts[facet].map(({ value }) => value))
  }
  const before = await orderOf('')
  const queries = [
    'country=DE',
    'paymentMethods=PayPal,Skrill',
    'search=coin',
    'bonusType=no_deposit&maxWagering=30',
  ]
  for (const query of queries) expect([query, await orderOf(query)]).toEqual([query, before])
})

test('what is chosen is listed in its own spelling, once, even when nothing has it', async () => {
  const counts = await countCasinoFacets(
    of,
    read('paymentMethods=bitcoin,Seashells&license=Atlantis&minSafetyIndex=8.5&country=JP'),
    now,
  )
  const values = (facet: CasinoFacet) => counts[facet].map(({ value }) => value)
  expect(values('paymentMethods')).toEqual(expect.arrayContaining(['bitcoin', 'Seashells']))
  expect(values('paymentMethods')).not.toContain('Bitcoin')
  expect(counts.license).toContainEqual({ value: 'Atlantis', count: 0 })
  expect(values('minSafetyIndex')).toEqual(['9', '8.5', '8', '7'])
  expect(values('country')).toContain('JP')
})

test('lists come with most casinos first and then by name, years newest first', async () => {
  const { license, paymentMethods, establishedYear } = await countCasinoFacets(of, read(''), now)
  for (const counts of [license, paymentMethods]) {
    expect(counts).toEqual(
      counts.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en')),
    )
  }
  expect(establishedYear.map(({ value }) => Number(value))).toEqual(
    establishedYear.map(({ value }) => Number(value)).toSorted((a, b) => b - a),
  )
})
