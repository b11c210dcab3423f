import { expect, test } from 'vitest'
import { prosAndCons } from './pros-and-cons.ts'

test('8 or more is a pro, 4 or less a con, and what lies between is neither', () => {
  expect(
    prosAndCons({
      bonusesRating: 8,
      designRating: 7,
      payoutsRating: 4,
      customerSupportRating: 5,
      gameSelectionRating: 10,
      mobileExperienceRating: 1,
    }),
  ).toEqual({
    pros: ['Excellent bonus offers', 'Wide game selection'],
    cons: ['Slow payouts', 'Poor mobile experience'],
  })
})
