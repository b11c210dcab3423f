import { expect, test } from 'vitest'
import { categoryRatings } from '#test/category-ratings.ts'
import { prosAndCons } from './pros-and-cons.ts'

test('8 or more is a pro, 4 or less a con, and what lies between is neither', () => {
  expect(prosAndCons(categoryRatings([8, 7, 4, 5, 10, 1]))).toEqual({
    pros: ['Excellent bonus offers', 'Wide game selection'],
    cons: ['Slow payouts', 'Poor mobile experience'],
  })
})
