import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson.ts'

// Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d lies between %d and %d', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials)
  expect(interval?.low).toBeCloseTo(low, 3)
  expect(interval?.high).toBeCloseTo(high, 3)
})

test('without trials nothing is known, and more successes than trials count as all', () => {
  expect(wilsonInterval(0, 0)).toBeUndefined()
  expect(wilsonInterval(5, 3)).toEqual(wilsonInterval(3, 3))
})
