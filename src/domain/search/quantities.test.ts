import { expect, test } from 'vitest'
import { plainQuantities, quantitiesIn } from './quantities.ts'

test.each([
  ['€1,000 or 20 euros', ['money 1000 EUR', 'money 20 EUR']],
  ['0,20 € each, 10p a spin, C$5', ['money 0.2 EUR', 'money 0.1 GBP', 'money 5 CAD']],
  ['thirty-five (35) times', ['times 35']],
  ['x40, 2.5×, 35-fold', ['times 40', 'times 2.5', 'times 35']],
  ['within a week, 72 hours, two months', ['days 7', 'days 3', 'days 60']],
  ['100% up to $20k plus 50 spins', ['percent 100', 'money 20000 USD', 'count 50']],
  ['for one and all', []],
])('%s', (text, expected) => {
  const read = quantitiesIn(plainQuantities(text)).map((one) =>
    one.is === 'money' ? `money ${one.money.amount} ${one.money.currency}` : `${one.is} ${one.value}`,
  )
  expect(read).toEqual(expected)
})
