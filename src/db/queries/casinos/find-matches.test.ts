import { beforeEach, expect, test } from 'vitest'
import type { FinderChoice } from '#contract/casinos/finder.ts'
import { aBonus, aCasino, anExpertReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { findMatches } from './find-matches.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const CHOICE: FinderChoice = { country: 'DE', payment: 'PayPal', care: 'payouts', want: 'small' }
const find = (choice: Partial<FinderChoice> = {}) =>
  findMatches(freshCatalogue(db), { ...CHOICE, ...choice }, NOW)
const names = async (choice?: Partial<FinderChoice>) =>
  (await find(choice)).matches.map(({ casino }) => casino.name)

const aPayPalCasino = (name: string, casino: Parameters<typeof aCasino>[1] = {}) =>
  aCasino(db, { name, payment_methods: ['Visa', 'paypal'], ...casino })

test('the three best are answered, with the list that has them all', async () => {
  for (const [name, rating] of [
    ['Slow', '6.0'],
    ['Fast', '9.5'],
    ['Fair', '7.5'],
    ['Good', '8.5'],
  ] as const)
    await anExpertReview(db, await aPayPalCasino(name), rating)
  await aCasino(db, { name: 'No PayPal' })
  const { matches, total, search } = await find()
  expect(matches.map(({ casino }) => casino.name)).toEqual(['Fast', 'Good', 'Fair'])
  expect(matches[0]?.review?.payoutsRating).toBe('9.5')
  expect(total).toBe(4)
  expect(search).toMatchObject({ country: 'DE', paymentMethods: ['PayPal'], minSafetyIndex: 7 })
})

test('a casino that refuses the country, or may refuse it, is no answer, nor is an unsafe one', async () => {
  await aPayPalCasino('Open')
  await aPayPalCasino('Closed', { restricted_countries: ['DE'] })
  await aPayPalCasino('Unchecked', { restricted_countries: [] })
  await aPayPalCasino('Checked', { restricted_countries: [], restrictions_checked: true, safety_index: 8 })
  await aPayPalCasino('Unsafe', { safety_index: 6.9 })
  await aPayPalCasino('Not stated', { safety_index: null })
  await aPayPalCasino('Hidden', { is_active: false })
  expect(await names()).toEqual(['Open', 'Checked'])
  expect(await find()).toMatchObject({ total: 3, unchecked: 1, unsafe: 2, refused: false })
})

test('what earns changes nothing: neither a featured casino, an affiliate link nor a featured offer comes first', async () => {
  await aPayPalCasino('Alpha', { affiliate_url: null })
  const paid = await aPayPalCasino('Beta', { is_featured: true, affiliate_url: 'https://go.example/' })
  await aBonus(db, { casino_id: paid, is_featured: true, min_deposit: null })
  expect(await names({ want: 'look' })).toEqual(['Alpha', 'Beta'])
})

test('the offer is one that a new player can claim now: a welcome bonus before others, with the lowest wagering', async () => {
  const id = await aPayPalCasino('Only')
  await aBonus(db, { casino_id: id, type: 'reload', wagering_requirement: '1x', min_deposit: '€1' })
  await aBonus(db, { casino_id: id, title: 'Ended', wagering_requirement: '0x', valid_until: new Date(0) })
  await aBonus(db, { casino_id: id, title: 'Cashback', type: 'cashback', wagering_requirement: '5x' })
  await aBonus(db, { casino_id: id, title: 'Forty', wagering_requirement: '40x' })
  await aBonus(db, { casino_id: id, title: 'Thirty', wagering_requirement: '30x' })
  const offerOf = async (choice: Partial<FinderChoice>) => (await find(choice)).matches[0]?.offer?.title
  expect(await offerOf({})).toBe('Thirty')
  expect(await offerOf({ care: 'wagering' })).toBe('Cashback')
})

test('a criterion for a kind of offer is met by such an offer, or not at all', async () => {
  await aPayPalCasino('Without')
  await aBonus(db, {
    casino_id: await aPayPalCasino('With'),
    type: 'no_deposit',
    wagering_requirement: '40x',
  })
  expect(await names({ want: 'free' })).toEqual(['With'])
  // Great Britain allows no more than ten times.
  expect(await names({ want: 'free', country: 'GB' })).toEqual([])
})

test('a country that every casino refuses differs from a criterion that none meets', async () => {
  await aPayPalCasino('Only', { restricted_countries: ['DE'] })
  expect(await find()).toMatchObject({ matches: [], refused: true })
  expect(await find({ country: 'FR', payment: 'Skrill' })).toMatchObject({ matches: [], refused: false })
})
