import { beforeEach, expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import {
  countCasinoFacets,
  listBestFeaturedCasinos,
  listSaferCasinos,
  searchCasinos,
} from '../casinos/casino-list.ts'
import { findCasino, listCasinosOfGame } from '../casinos/casinos.ts'
import { readCompared } from '../casinos/compared.ts'
import { suggest } from '../search/search.ts'

const { db, reset } = await testDatabase()

const UNKNOWN = { established_year: null, safety_index: null, license: null }
let unknown: number
let old: number
let young: number

beforeEach(async () => {
  await reset()
  // The unknown one comes first wherever ids decide.
  unknown = await aCasino(db, { name: 'Quarry Unknown', is_featured: true, ...UNKNOWN })
  old = await aCasino(db, {
    name: 'Quarry Old',
    is_featured: true,
    safety_index: 7.5,
    established_year: 2001,
  })
  young = await aCasino(db, {
    name: 'Quarry Young',
    is_featured: true,
    safety_index: 9,
    established_year: 2020,
  })
})

const found = async (query: string) => {
  const of = { db, catalogue: createCatalogue(db) }
  const { search } = readCasinoSearch(new URLSearchParams(query))
  return (await searchCasinos(of, search, { now: NOW })).items.map(({ id }) => id)
}

test.each(['safetyIndex-desc', 'safetyIndex-asc', 'established-desc', 'established-asc'])(
  'what is not stated comes last by %s',
  async (sort) => {
    const ids = await found(`sort=${sort}`)
    expect(ids.at(-1)).toBe(unknown)
    expect(ids.slice(0, 2)).toEqual(sort.endsWith('desc') ? [young, old] : [old, young])
  },
)

test.each(['minSafetyIndex=0', 'establishedYear=1990', 'license=null', 'license=Not stated', 'license='])(
  '%s finds no casino by what is not stated of it',
  async (query) => {
    expect(await found(query)).toEqual(
      query === 'license=' ? [young, old, unknown] : query.startsWith('license') ? [] : [young, old],
    )
  },
)

test('what is not stated is no option of a filter', async () => {
  const { search } = readCasinoSearch(new URLSearchParams())
  const counts = await countCasinoFacets({ db, catalogue: createCatalogue(db) }, search, NOW)
  expect(counts.license).toEqual([{ value: 'Malta Gaming Authority', count: 2 }])
  expect(counts.establishedYear.map(({ value }) => value)).toEqual(['2020', '2001'])
})

test('a casino without a safety index is last among the featured and at a game, and no safer alternative', async () => {
  const of = { db, catalogue: createCatalogue(db) }
  expect((await listBestFeaturedCasinos(of, 10)).map(({ id }) => id)).toEqual([young, old, unknown])
  expect((await listSaferCasinos(of, { id: old }, 5)).map(({ id }) => id)).toEqual([young])
  const game = await aGame(db, {}, [unknown, old, young])
  expect((await listCasinosOfGame(db, game)).map(({ id }) => id)).toEqual([young, old, unknown])
  expect((await suggest(of, 'quarry', { casinos: 5 }, NOW)).casinos).toMatchObject([
    { id: young },
    { id: old },
    { id: unknown, license: null, safetyIndex: null },
  ])
})

test('a bonus is compared with the unknown safety of its casino, not with 0', async () => {
  const bonus = await aBonus(db, {
    casino_id: unknown,
    wagering_requirement: null,
    min_deposit: null,
    terms: null,
  })
  expect((await readCompared(db, 'bonuses', [bonus], { now: NOW })).items).toMatchObject([
    {
      safetyIndex: null,
      bonus: { wageringRequirement: null, minDeposit: null, casino: { safetyIndex: null } },
    },
  ])
})

test('a tick is worth nothing beside a list of countries', async () => {
  const ticked = (restricted_countries: string[]) =>
    aCasino(db, { restrictions_checked: true, restricted_countries })
  expect((await findCasino(db, await ticked([])))?.restrictionsChecked).toBe(true)
  expect((await findCasino(db, await ticked(['US'])))?.restrictionsChecked).toBe(false)
})
