import { expect, test } from 'vitest'
import { gameCategories } from './game-categories.ts'

test('a game without a category is in the one of its type', () => {
  expect(gameCategories({ type: 'table', category: [] })).toEqual(['Table Games'])
  expect(gameCategories({ type: 'table', category: ['Blackjack'] })).toEqual(['Blackjack'])
})
