import { expect, test } from 'vitest'
import { aCasino } from '#test/builders.ts'
import { testDatabase } from '#test/test-database.ts'
import { listCasinoCards, listLatestCasinoCards } from './casino-cards.ts'

const { db } = await testDatabase()
const many = await aCasino(db, {
  name: 'Many',
  payment_methods: ['Visa', 'Bitcoin', 'PayPal', 'Skrill', 'Cash'],
  features: ['A', 'B', 'C', 'D', 'E', 'F'],
})
const few = await aCasino(db, { name: 'Few', payment_methods: ['Visa'], features: [] })
const hidden = await aCasino(db, { name: 'Hidden', is_active: false })

test('a card has the first of its features and payment methods, and counts the other methods', async () => {
  expect(await listCasinoCards(db, [few, many])).toMatchObject([
    { name: 'Few', paymentMethods: ['Visa'], otherPaymentMethods: 0, features: [] },
    {
      name: 'Many',
      paymentMethods: ['Visa', 'Bitcoin', 'PayPal'],
      otherPaymentMethods: 2,
      features: ['A', 'B', 'C', 'D'],
    },
  ])
})

test('hidden casinos have no card, and the newest come first', async () => {
  expect(await listCasinoCards(db, [hidden])).toEqual([])
  expect((await listLatestCasinoCards(db, 5)).map(({ name }) => name)).toEqual(['Few', 'Many'])
})
