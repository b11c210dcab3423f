import { expect, test } from 'vitest'
import { categoriesAfter, gameFormOf } from './game-values.ts'

test('paylines and multiplier may be left empty, and anything else in them is for the rules to judge', () => {
  expect(gameFormOf({ paylines: '', maxMultiplier: ' ', minBet: '' })).toEqual({
    paylines: null,
    maxMultiplier: null,
    minBet: '',
  })
  expect(gameFormOf({ paylines: '20', maxMultiplier: 5000 })).toEqual({ paylines: '20', maxMultiplier: 5000 })
})

test('the category of the type changes with it, any other stays', () => {
  const change = { from: 'slot', to: 'table' }
  expect(categoriesAfter(['Slots'], change)).toEqual(['Table Games'])
  expect(categoriesAfter(['Slots'], { from: 'slot', to: '' })).toEqual([])
  for (const kept of [[], ['Desert'], ['Slots', 'Desert']]) expect(categoriesAfter(kept, change)).toBe(kept)
})
