import { beforeAll, expect, test } from 'vitest'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE } from '#contract/comparisons/limits.ts'
import { aBonus, aCasino, aGame, anExpertReview } from '#test/builders.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { listCompareFilters } from '../comparisons/compare-filters.ts'
import { listCompareChoices } from '../comparisons/compare-choices.ts'
import { searchCasinoCards } from './casino-list.ts'
import { readCompared } from './compared.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const NOW = new Date('2026-11-20T12:00:00Z')
/** Each casino with one featured offer and one game, so that each kind has the ids 1 to 12. */
const NAMES = ['Aldermoon', 'Tidewell', ...Array.from('ABCDEFGHIJ', (letter) => `Casino ${letter}`)]
beforeAll(async () => {
  for (const [index, name] of NAMES.entries()) {
    const payment_methods = index === 1 ? ['Trustly'] : ['PayPal', 'Visa']
    const license = index % 2 === 0 ? 'Malta Gaming Authority' : 'Gibraltar'
    const id = await aCasino(db, { name, payment_methods, license, safety_index: 9.4 - index / 10 })
    await anExpertReview(db, id)
    await aBonus(db, { casino_id: id, title: `Welcome to ${name}`, amount: `€${id}00`, is_featured: true })
    await aGame(db, { name: `Game of ${name}` }, [id])
  }
})

const choices = (query: string) => listCompareChoices(of, readCompareSearch(new URLSearchParams(query)), NOW)

test('casinos come in the order asked for, with their review, offer and games, unknown ones left out', async () => {
  const { items } = await readCompared(db, 'casinos', [2, 999_999, 1], { now: NOW })
  expect(items).toHaveLength(2)
  expect(items).toMatchObject([
    { casino: { name: 'Tidewell' }, expert: { payoutsRating: expect.stringMatching(/^\d/) as string } },
    { casino: { name: 'Aldermoon' }, welcomeOffer: { amount: '€100' } },
  ])
  for (const item of items) expect(item).toHaveProperty('games', 1)
})

test('bonuses bring the safety of their casino and what visitors say, games themselves', async () => {
  expect((await readCompared(db, 'bonuses', [1], { now: NOW })).items).toMatchObject([
    { bonus: { id: 1 }, safetyIndex: '9.4', ratings: { totalReviews: expect.any(Number) as number } },
  ])
  expect((await readCompared(db, 'games', [3, 1], { now: NOW })).items).toMatchObject([{ id: 3 }, { id: 1 }])
})

test('whether a casino can be played in a country follows from its restrictions, unless no one checked them', async () => {
  const restrict = (id: number, codes: string[], isChecked: boolean) =>
    db
      .updateTable('casinos')
      .set({ restricted_countries: codes, restrictions_checked: isChecked })
      .where('id', '=', id)
      .execute()
  await restrict(3, ['FR', 'de'], false)
  await restrict(4, [], true)
  await restrict(5, [], false)
  const playable = async (country: string) =>
    (await readCompared(db, 'casinos', [3, 4, 5], { now: NOW, country })).items.map((item) =>
      'countries' in item ? item.countries : undefined,
    )
  expect(await playable('DE')).toEqual([
    { refused: ['France', 'Germany'], isUnchecked: false, isPlayable: false },
    { refused: [], isUnchecked: false, isPlayable: true },
    { refused: [], isUnchecked: true, isPlayable: null },
  ])
  expect((await playable('')).map((countries) => countries?.isPlayable)).toEqual([null, null, null])
})

test('nothing chosen compares nothing', async () => {
  for (const kind of ['casinos', 'bonuses', 'games'] as const)
    expect((await readCompared(db, kind, [], { now: NOW })).items).toEqual([])
})

test('only what is not chosen is offered, typing errors forgiven', async () => {
  const names = (await choices('find=tidwell')).casinos.map(({ name }) => name)
  expect(names).toContain('Tidewell')
  expect((await choices('find=tidwell&ids=2')).casinos.map(({ name }) => name)).not.toContain('Tidewell')
})

test('the best of the kind are offered before anything is typed', async () => {
  for (const kind of ['casinos', 'bonuses', 'games'] as const) {
    const found = await choices(`type=${kind}&ids=1,2,3`)
    expect(found[kind]).toHaveLength(COMPARE.choices)
    expect(found[kind].some(({ id }) => [1, 2, 3].includes(id))).toBe(false)
  }
})

test('the picker lists every casino that has what is needed, as the casino list finds them', async () => {
  const wanted = 'country=DE&paymentMethods=PayPal,Skrill'
  const { search } = readCasinoSearch(new URLSearchParams(wanted))
  const { items, total } = await searchCasinoCards(of, search, { now: NOW })
  expect(total).toBeGreaterThan(COMPARE.choices)
  const some = await choices(wanted)
  expect([some.casinos.length, some.hasMore]).toEqual([COMPARE.choices, true])
  const all = await choices(`${wanted}&listed=240`)
  expect(all.casinos.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  expect(all.hasMore).toBe(false)
})

test('a name with a typing error is found among the casinos that have what is needed, and not among others', async () => {
  const tidewell = await db
    .selectFrom('casinos')
    .select('payment_methods')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  const names = async (payment: string) =>
    (await choices(`find=tidwell&paymentMethods=${payment}`)).casinos.map(({ name }) => name)
  expect(await names(tidewell.payment_methods[0] ?? '')).toContain('Tidewell')
  expect(await names('Carrier pigeon')).toEqual([])
})

test('the filters of the picker are the options of the casino list, by name', async () => {
  const filters = await listCompareFilters(of, NOW)
  expect(filters.country).toContainEqual({ value: 'DE', label: 'Germany' })
  const labels = filters.paymentMethods.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(labels).toContain('PayPal')
  expect(filters.license.length).toBeGreaterThan(1)
})
