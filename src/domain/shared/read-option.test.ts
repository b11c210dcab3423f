import { expect, test } from 'vitest'
import { VOLATILITIES } from '#contract/shared/options.ts'
import { readOption } from './read-option.ts'

test.each([
  ['very_high', 'high'],
  ['Very High', 'high'],
  ['HIGH', 'high'],
  ['med', 'medium'],
  ['low volatility', 'low'],
  ['medium-high', undefined],
  ['wild', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('%j is read as %j, the one that can be meant', (text, option) => {
  expect(readOption(VOLATILITIES, text)).toBe(option)
})

test('an option of several words is meant only by all of them', () => {
  expect(readOption(['no_deposit', 'deposit'], 'No Deposit')).toBe('no_deposit')
  expect(readOption(['no_deposit', 'reload'], 'deposit')).toBeUndefined()
})
