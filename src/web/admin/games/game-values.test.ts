import { expect, test } from 'vitest'
import { gameFormOf } from './game-values.ts'

test('paylines and multiplier may be left empty, and anything else in them is for the rules to judge', () => {
  expect(gameFormOf({ paylines: '', maxMultiplier: ' ', minBet: '' })).toEqual({
    paylines: null,
    maxMultiplier: null,
    minBet: '',
  })
  expect(gameFormOf({ paylines: '20', maxMultiplier: 5000 })).toEqual({ paylines: '20', maxMultiplier: 5000 })
})
