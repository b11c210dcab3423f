import { expect, test } from 'vitest'
import { testedCategories } from './tested-categories.ts'

const SIX = {
  bonusesRating: '9.0',
  designRating: '8.0',
  payoutsRating: '9.5',
  customerSupportRating: '8.5',
  gameSelectionRating: '9.0',
  mobileExperienceRating: '8.0',
}

test('an expert review says how many of the six categories were tested', () => {
  expect(testedCategories(SIX)).toBe('Six categories tested')
  expect(testedCategories({ ...SIX, designRating: null, payoutsRating: null })).toBe(
    '4 of 6 categories tested',
  )
})
