import { expect, test } from 'vitest'
import { fromMinor, toMinor } from './minor-units.ts'

test.each([
  ['12.50', 'EUR', 1250],
  ['12', 'EUR', 1200],
  ['0.005', 'EUR', 1],
  ['0.004', 'EUR', 0],
  ['-3.1', 'EUR', -310],
  ['-0.001', 'EUR', 0],
  ['+7', 'EUR', 700],
  ['1500', 'JPY', 1500],
  ['1500.5', 'JPY', 1501],
  ['1.2345', 'KWD', 1235],
  ['0.29', 'EUR', 29],
  ['999999999999.99', 'EUR', 99_999_999_999_999],
])('%s %s is %d of the smallest unit', (text, currency, minor) => {
  expect(toMinor(text, currency)).toBe(minor)
})

test.each(['', ' ', '1,5', '1.', '.5', '1e3', '0x10', 'Infinity', '1 000', '1000000000000'])(
  '%j is no amount',
  (text) => expect(toMinor(text, 'EUR')).toBeUndefined(),
)

test('amounts are written as they are read', () => {
  for (const [text, currency] of [
    ['12.50', 'EUR'],
    ['-0.05', 'EUR'],
    ['1500', 'JPY'],
  ] as const)
    expect(fromMinor(toMinor(text, currency) ?? Number.NaN, currency)).toBe(text)
})
