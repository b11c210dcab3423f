import { expect, test } from 'vitest'
import { betRange } from './game-words.ts'

test('a bet range has both ends, or the one that is stated', () => {
  expect(betRange({ minBet: 0.1, maxBet: 100 })).toBe('€0.10 – €100')
  expect(betRange({ minBet: 0.1, maxBet: null })).toBe('From €0.10')
  expect(betRange({ minBet: null, maxBet: 100 })).toBe('Up to €100')
})

test('without stated bets there is no range, while a stated 0 is one', () => {
  expect(betRange({ minBet: null, maxBet: null })).toBeNull()
  expect(betRange({ minBet: 0, maxBet: 5 })).toBe('€0 – €5')
})
