import { expect, test } from 'vitest'
import { maxWin } from './max-win.ts'

test('the most that can be won is the highest bet times the maximum multiplier', () => {
  expect(maxWin({ maxBet: 50, maxMultiplier: 20_000 })).toBe(1_000_000)
  expect(maxWin({ maxBet: 0.7, maxMultiplier: 3 })).toBe(2.1)
})

test.each([
  { maxBet: 50, maxMultiplier: null },
  { maxBet: null, maxMultiplier: 5000 },
  { maxBet: 50, maxMultiplier: 0 },
  { maxBet: 0, maxMultiplier: 5000 },
])('without both numbers it is not known: $maxBet times $maxMultiplier', (stakes) => {
  expect(maxWin(stakes)).toBeUndefined()
})
