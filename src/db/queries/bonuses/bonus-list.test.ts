import { beforeEach, expect, test } from 'vitest'
import { readBonusSearch } from '#contract/bonuses/bonus-search.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { countBonusTypes, searchBonusList } from './bonus-list.ts'

const { db, reset } = await testDatabase()
const of = freshCatalogue(db)
beforeEach(reset)

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const found = async (query: string, size = 24) =>
  (await searchBonusList(of, readBonusSearch(new URLSearchParams(query)), { size, now: NOW })).items.map(
    ({ title }) => title,
  )

test('the latest come first, those with the largest amount, or the next to end, and what has ended is left out', async () => {
  await aBonus(db, { title: 'ended', amount_value: 50, valid_until: hours(-1), created_at: hours(-1) })
  await aBonus(db, { title: 'endless', amount_value: null, valid_until: null, created_at: hours(-4) })
  await aBonus(db, { title: 'tomorrow', amount_value: 300, valid_until: hours(24), created_at: hours(-3) })
  await aBonus(db, { title: 'soon', amount_value: 1000, valid_until: hours(1), created_at: hours(-2) })
  expect(await found('')).toEqual(['soon', 'tomorrow', 'endless'])
  expect(await found('sort=value')).toEqual(['soon', 'tomorrow', 'endless'])
  expect(await found('sort=expiring')).toEqual(['soon', 'tomorrow', 'endless'])
})

test('the lowest wagering or deposit comes first, "None" counts as zero, and what is not stated comes last', async () => {
  const terms = [
    ['unknown', null, null],
    ['heavy', '40×', '€20'],
    ['light', '20x (bonus)', 'None'],
    ['free', 'No wagering', '$5'],
    ['open', '35×', '€0'],
  ] as const
  for (const [at, [title, wagering_requirement, min_deposit]] of terms.entries())
    await aBonus(db, { title, wagering_requirement, min_deposit, created_at: hours(-at) })
  expect(await found('sort=wagering')).toEqual(['free', 'light', 'open', 'heavy', 'unknown'])
  // Sums of another currency cannot be compared with euros.
  expect(await found('sort=deposit')).toEqual(['light', 'open', 'heavy', 'unknown', 'free'])
})

test('a limit of wagering leaves out what asks for more or states none, a country what its casino refuses', async () => {
  const refusing = await aCasino(db, { restricted_countries: ['DE'] })
  await aBonus(db, { title: 'light', wagering_requirement: '20×' })
  await aBonus(db, { title: 'heavy', wagering_requirement: '40×' })
  await aBonus(db, { title: 'unknown', wagering_requirement: null })
  await aBonus(db, { title: 'refused', wagering_requirement: 'None', casino_id: refusing })
  expect((await found('maxWagering=20')).toSorted()).toEqual(['light', 'refused'])
  expect(await found('maxWagering=0')).toEqual(['refused'])
  expect(await found('maxWagering=20&country=de')).toEqual(['light'])
  expect(await found('country=FR')).toHaveLength(4)
  expect((await found('country=DE')).toSorted()).toEqual(['heavy', 'light', 'unknown'])
})

test('text finds casino, title, type and amount, and wildcards mean themselves', async () => {
  const casino_id = await aCasino(db, { name: 'Tidewell' })
  await aBonus(db, { title: 'Free start', type: 'no_deposit', amount: '25 spins' })
  await aBonus(db, { title: 'Match', amount: '50% up to €200', casino_id })
  expect(await found('search=TIDE')).toEqual(['Match'])
  expect(await found('search=no+deposit')).toEqual(['Free start'])
  expect(await found('search=no-deposit')).toEqual(['Free start'])
  expect(await found('search=50%25')).toEqual(['Match'])
  expect(await found('search=start')).toEqual(['Free start'])
  expect(await found('search=2_')).toEqual([])
})

test('a tab holds one type, a page its part, and the counts follow neither', async () => {
  for (const type of ['welcome', 'welcome', 'cashback', 'vip']) await aBonus(db, { title: `A ${type}`, type })
  await aBonus(db, { title: 'An old one', is_active: false })
  await aBonus(db, { title: 'Of a closed casino', casino_id: await aCasino(db, { is_active: false }) })
  expect(await found('type=welcome')).toHaveLength(2)
  expect(await found('page=2', 3)).toHaveLength(1)
  expect(await countBonusTypes(of, NOW)).toEqual(
    new Map([
      ['welcome', 2],
      ['cashback', 1],
      ['vip', 1],
    ]),
  )
})

test('Great Britain sees no offer with more wagering than ten times the bonus, by its data before its text', async () => {
  const of = (wagering: object) => JSON.stringify({ wagering }) as never
  await aBonus(db, { title: 'over', wagering_requirement: '11×' })
  await aBonus(db, { title: 'at the limit', wagering_requirement: '10×' })
  await aBonus(db, { title: 'over as data', wagering_requirement: '5×', offer_terms: of({ multiple: 40 }) })
  await aBonus(db, { title: 'not stated', wagering_requirement: null })
  expect((await found('country=GB')).toSorted()).toEqual(['at the limit', 'not stated'])
  expect(await found('country=DE')).toHaveLength(4)
})
