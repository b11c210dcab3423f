import { expect, test } from 'vitest'
import { amountValue } from './bonus-amount.ts'

test.each([
  ['€1,000', 1000],
  ['10% back, up to €200', 200],
  ['100% up to €300', 300],
  ['€1.5', 1.5],
  ['€1.50 or €1,20', 1.5],
  ['1,500 coins', 1500],
  ['€1.500,50', 1500.5],
  ['€1,234,567.89', 1_234_567.89],
  ['1 000 kr', 1000],
  ['1\u00A0000 kr', 1000],
  ['100 000 points', 100_000],
  ['€500 200 spins', 500],
  ['€500 + 200 spins', 500],
  ['up to €5k', 5000],
  ['50 Free Spins', 50],
  ['7 days of 20%', 20],
  ['0.5 BTC', 0.5],
  ["CHF 2'500", 2500],
  ['1.2345 BTC', 1.2345],
  ['0.005 BTC', 0.005],
  ['50x', 50],
  ['1.5k', 1500],
  ['20 keys', 20],
])('the largest number in "%s" is %d', (text, value) => {
  expect(amountValue(text)).toBe(value)
})

test('an amount without a number has no value', () => {
  expect(amountValue('A surprise')).toBeNull()
})
