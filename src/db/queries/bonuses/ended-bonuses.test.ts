/** What has ended is no longer shown as current, without anyone touching it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import { onlyCountries } from '#domain/search/criteria.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { listOffersFor } from '../chat/assistant-facts.ts'
import { countCasinoFacets, searchCasinos } from '../casinos/casino-list.ts'
import { listCompareChoices } from '../comparisons/compare-choices.ts'
import { readCompared } from '../casinos/compared.ts'
import { suggest } from '../search/search.ts'
import { countTotals } from '../analytics/stats.ts'
import { countBonusTypes, listFeaturedBonuses, searchBonuses, searchBonusList } from './bonus-list.ts'
import { bonusesOfCasino } from './bonuses.ts'

const { db, reset } = await testDatabase()
const of = freshCatalogue(db)
let casino: number
const END = new Date(NOW.getTime() + 60_000)
const [BEFORE, AFTER] = [NOW, END]

beforeEach(async () => {
  await reset()
  casino = await aCasino(db, { name: 'Tidewell' })
  await aBonus(db, { title: 'Ends', casino_id: casino, is_featured: true, valid_until: END })
})

const titles = (bonuses: readonly { title: string }[]) => bonuses.map(({ title }) => title)
const casinosWith = async (type: string, now: Date) => {
  const { search } = readCasinoSearch(new URLSearchParams(`bonusType=${type}`))
  const { total } = await searchCasinos(of, search, { now })
  const { bonusType } = await countCasinoFacets(of, readCasinoSearch(new URLSearchParams()).search, now)
  return [total, bonusType]
}

test('it leaves the featured ones and the choices of the comparison', async () => {
  await aBonus(db, { title: 'Stays', casino_id: casino, is_featured: true })
  const choices = async (now: Date) =>
    titles(
      (await listCompareChoices(of, readCompareSearch(new URLSearchParams('type=bonuses')), now)).bonuses,
    )
  expect(titles(await listFeaturedBonuses(of, BEFORE))).toEqual(['Ends', 'Stays'])
  expect(titles(await listFeaturedBonuses(of, AFTER))).toEqual(['Stays'])
  expect([await choices(BEFORE), await choices(AFTER)]).toEqual([['Stays', 'Ends'], ['Stays']])
})

test('it comes after the running ones of its casino', async () => {
  await aBonus(db, { title: 'Stays', casino_id: casino })
  expect(titles(await bonusesOfCasino(db, casino, BEFORE).execute())).toEqual(['Ends', 'Stays'])
  expect(titles(await bonusesOfCasino(db, casino, AFTER).execute())).toEqual(['Stays', 'Ends'])
})

test('it leaves the suggestions, however well it is called', async () => {
  await aBonus(db, { title: 'Stays until it ends', casino_id: casino })
  const found = async (now: Date) => titles((await suggest(of, 'ends', { bonuses: 2 }, now)).bonuses)
  expect(await found(BEFORE)).toEqual(['Ends', 'Stays until it ends'])
  expect(await found(AFTER)).toEqual(['Stays until it ends'])
})

describe('it no longer counts', () => {
  test('for the filter by bonus type and its counts', async () => {
    expect(await casinosWith('welcome', BEFORE)).toEqual([1, [{ value: 'welcome', count: 1 }]])
    expect(await casinosWith('welcome', AFTER)).toEqual([0, []])
    await aBonus(db, { casino_id: casino, valid_until: null })
    expect(await casinosWith('welcome', AFTER)).toEqual([1, [{ value: 'welcome', count: 1 }]])
  })

  test('on the tabs of the bonus list, in the list itself, for the API and among the totals of the home page', async () => {
    await aBonus(db, { title: 'Stays', casino_id: casino })
    const counted = async (now: Date) => [
      (await countBonusTypes(of, now)).get('welcome'),
      (await countTotals(of, now)).totalBonuses,
    ]
    expect([await counted(BEFORE), await counted(AFTER)]).toEqual([
      [2, 2],
      [1, 1],
    ])
    const { items, total } = await searchBonusList(
      of,
      { search: '', sort: 'newest', page: 1 },
      { size: 10, now: AFTER },
    )
    expect([titles(items), total]).toEqual([['Stays'], 1])
    const inApi = async (audience: 'visitors' | 'staff') =>
      titles((await searchBonuses(of, { now: AFTER }, undefined, audience)).items)
    expect([await inApi('visitors'), await inApi('staff')]).toEqual([['Stays'], ['Ends', 'Stays']])
  })

  test('as the welcome offer of its casino', async () => {
    const offer = async (now: Date) => (await readCompared(db, 'casinos', [casino], { now: now })).items[0]
    expect(await offer(BEFORE)).toMatchObject({ welcomeOffer: { title: 'Ends' } })
    expect(await offer(AFTER)).toMatchObject({ welcomeOffer: null })
  })

  test('for the assistant', async () => {
    const offers = async (now: Date) => titles(await listOffersFor(of, onlyCountries([]), now, { limit: 5 }))
    expect([await offers(BEFORE), await offers(AFTER)]).toEqual([['Ends'], []])
  })
})
