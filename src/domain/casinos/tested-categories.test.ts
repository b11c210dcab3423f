import { expect, test } from 'vitest'
import { categoryRatings } from '#test/category-ratings.ts'
import { testedCategories } from './tested-categories.ts'

const SIX = categoryRatings(['9.0', '8.0', '9.5', '8.5', '9.0', '8.0'])

test('an expert review says how many of the six categories were tested', () => {
  expect(testedCategories(SIX)).toBe('Six categories tested')
  expect(testedCategories({ ...SIX, designRating: null, payoutsRating: null })).toBe(
    '4 of 6 categories tested',
  )
})
