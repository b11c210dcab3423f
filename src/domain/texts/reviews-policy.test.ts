import { expect, test } from 'vitest'
import { REJECTION_NAMES, REJECTIONS } from '#contract/reviews/moderation.ts'
import { reasonsToHold } from '../reviews/moderation.ts'
import { REVIEWS_POLICY } from './reviews-policy.ts'

const listed = (id: string) =>
  REVIEWS_POLICY.find((section) => section.id === id)?.blocks.flatMap((block) =>
    typeof block === 'object' && 'points' in block ? block.points : [],
  )
const review = {
  userName: 'Ada',
  title: 'Paid on time',
  content: 'My withdrawal arrived after two days.',
  reviewsFromAddressInHour: 0,
  similarTo: false,
}

test('the number of reviews from one address is the one from which reviews wait', () => {
  const stated = Number(/more than (\d+) reviews/.exec(listed('what-waits')?.join(' ') ?? '')?.[1])
  const sentBefore = (reviewsFromAddressInHour: number) =>
    reasonsToHold({ ...review, reviewsFromAddressInHour })
  expect(sentBefore(stated - 1)).toEqual([])
  expect(sentBefore(stated)).toHaveLength(1)
})

test('every reason that staff can reject a review for is listed', () => {
  expect(listed('rejected')).toEqual(REJECTION_NAMES.map((name) => REJECTIONS[name]))
})
