import { expect, test } from 'vitest'
import { NewCasinoReview } from '#contract/reviews/reviews.schema.ts'
import { EMPTY_REVIEW, reviewPayload } from './review-draft.ts'

test('the form sends overall rating, pros, cons, verification and publication with the six ratings', () => {
  const draft = {
    ...EMPTY_REVIEW,
    userName: 'Ada',
    title: 'Fine',
    content: 'Paid out.',
    payoutsRating: 3,
    designRating: 6,
  }
  const payload = reviewPayload(5, draft)
  expect(payload).toEqual({
    ...draft,
    casinoId: 5,
    overallRating: 7,
    pros: [
      'Excellent bonus offers',
      'Helpful customer support',
      'Wide game selection',
      'Smooth mobile experience',
    ],
    cons: ['Slow payouts'],
    isVerified: false,
    isPublished: true,
  })
  expect(NewCasinoReview.safeParse(payload).success).toBe(true)
})
