import { expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { searchMatchingCards } from './casino-list.ts'

const { db } = await testDatabase()
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const northlight = await aCasino(db, {
  name: 'Northlight',
  payment_methods: ['Visa', 'Mastercard', 'Skrill', 'PayPal', 'Bitcoin', 'Litecoin'],
  features: [
    'Live Chat',
    'VIP host',
    'Tournaments',
    'Demo play',
    'Mobile App',
    '48-hour payouts',
    'Instant payouts',
  ],
  game_providers: ['NetEnt', 'Slow River', 'Copper Finch'],
})
const unchecked = await aCasino(db, {
  name: 'Unchecked',
  payment_methods: ['Visa', 'PayPal'],
  features: ['Live Chat'],
  restricted_countries: [],
})
await aBonus(db, {
  casino_id: northlight,
  type: 'no_deposit',
  amount: '€5',
  created_at: hours(-9),
  valid_until: hours(-1),
})
const free = await aBonus(db, {
  casino_id: northlight,
  type: 'no_deposit',
  amount: '€10 free',
  wagering_requirement: '40×',
  min_deposit: null,
  valid_until: hours(5),
})
await aBonus(db, {
  casino_id: northlight,
  amount: '100%',
  wagering_requirement: '30×',
  created_at: hours(-5),
})
await aBonus(db, { casino_id: northlight, amount: '50%', wagering_requirement: '5×', created_at: hours(-4) })

const of = { db, catalogue: createCatalogue(db) }
async function cardFor(name: string, query: string) {
  const { search } = readCasinoSearch(new URLSearchParams(query))
  const { items } = await searchMatchingCards(of, search, { now: NOW, size: 20 })
  return items.find((card) => card.name === name)
}

test('a card of an unfiltered list is what it always was', async () => {
  expect(await cardFor('Northlight', '')).toMatchObject({ paymentMethods: ['Visa', 'Mastercard', 'Skrill'] })
  expect(await cardFor('Northlight', 'minSafetyIndex=7')).not.toHaveProperty('matches')
})

test('the payment methods and features that were asked for come first and are counted', async () => {
  expect(await cardFor('Northlight', 'paymentMethods=paypal,Neteller&features=mobile')).toMatchObject({
    paymentMethods: ['PayPal', 'Visa', 'Mastercard'],
    otherPaymentMethods: 3,
    features: ['Mobile App', 'Live Chat', 'VIP host', 'Tournaments'],
    matches: { paymentMethods: 1, features: 1 },
  })
})

test('a card shows every method of a longer criterion', async () => {
  const all = 'Visa,Mastercard,PayPal,Skrill,Litecoin'
  expect(await cardFor('Northlight', `paymentMethods=${all}&paymentMatch=all`)).toMatchObject({
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'PayPal', 'Litecoin'],
    otherPaymentMethods: 1,
    matches: { paymentMethods: 5 },
  })
})

test('crypto casinos show their coins, mobile ones what is mobile', async () => {
  expect(await cardFor('Northlight', 'filter=crypto')).toMatchObject({
    paymentMethods: ['Bitcoin', 'Litecoin', 'Visa', 'Mastercard', 'Skrill', 'PayPal'],
    matches: { paymentMethods: 2 },
  })
  expect(await cardFor('Northlight', 'filter=mobile')).toMatchObject({ matches: { features: 1 } })
})

test('what holds the search text comes first, and so do studios that are on no card', async () => {
  expect(await cardFor('Northlight', 'search=coin')).toMatchObject({
    paymentMethods: ['Bitcoin', 'Litecoin', 'Visa'],
    matches: { paymentMethods: 2, features: 0, gameProviders: [] },
  })
  expect(await cardFor('Northlight', 'search=slow river')).toMatchObject({
    matches: { paymentMethods: 0, gameProviders: ['Slow River'] },
  })
})

test('the running offer of the chosen type comes with its conditions', async () => {
  expect(await cardFor('Northlight', 'bonusType=no_deposit')).toMatchObject({
    matches: {
      offers: [
        {
          id: free,
          type: 'no_deposit',
          amount: '€10 free',
          wageringRequirement: '40×',
          minDeposit: null,
          validUntil: hours(5).toISOString(),
        },
      ],
    },
  })
})

test('by wagering, the card shows the offer that was measured, and says where there is none', async () => {
  const shown = await cardFor('Northlight', 'sort=wagering-asc')
  expect(shown?.matches).toMatchObject({ offers: [{ wageringRequirement: '30×' }], lacksWelcomeOffer: false })
  expect(await cardFor('Northlight', 'maxWagering=10')).toBeUndefined()
  expect((await cardFor('Unchecked', 'sort=wagering-asc'))?.matches).toMatchObject({
    offers: [],
    lacksWelcomeOffer: true,
  })
})

test('by payout time, the fastest stated one comes first, and a missing one is said', async () => {
  expect(await cardFor('Northlight', 'sort=payoutTime-asc')).toMatchObject({
    features: ['Instant payouts', 'Live Chat', 'VIP host', 'Tournaments'],
    matches: { features: 1, isPayoutUnknown: false },
  })
  expect((await cardFor('Unchecked', 'sort=payoutTime-asc'))?.matches).toMatchObject({
    features: 0,
    isPayoutUnknown: true,
  })
})

test('a country that is not restricted differs from one whose restrictions no one checked', async () => {
  const country = async (name: string) => (await cardFor(name, 'country=DE'))?.matches?.country
  expect(await country('Northlight')).toEqual({ code: 'DE', isUnchecked: false })
  expect(await country('Unchecked')).toEqual({ code: 'DE', isUnchecked: true })
  expect(unchecked).toBeGreaterThan(northlight)
})

test.each(["'", '%', '{}', '"', '\\'])('a hostile criterion %s is only text', async (text) => {
  const value = encodeURIComponent(text)
  expect(await cardFor('Northlight', `search=${value}`)).toBeUndefined()
  expect(await cardFor('Northlight', `paymentMethods=Visa,${value}&sort=wagering`)).toMatchObject({
    matches: { paymentMethods: 1 },
  })
})
