import { expect, test } from 'vitest'
import { EVERY_REVIEW } from '#contract/reviews/review-filter.ts'
import { weighReviews, type WeighableReview } from './weigh-reviews.ts'

const review = (id: number, facts: Partial<WeighableReview>): WeighableReview => ({
  id,
  overallRating: 8,
  isVerified: false,
  helpfulVotes: 0,
  hasWords: true,
  text: '',
  ...facts,
})

/** Newest first. */
const REVIEWS = [
  review(5, {
    overallRating: 9,
    isVerified: true,
    helpfulVotes: 1,
    text: 'Payouts in a day, and support answers',
  }),
  review(4, {
    overallRating: 2,
    helpfulVotes: 7,
    text: 'My withdrawal waited. Maria from Support said sorry',
  }),
  review(3, { overallRating: 7, text: 'Good slots' }),
  review(2, { overallRating: 2, isVerified: true, helpfulVotes: 1, text: 'The support is slow' }),
  review(1, { overallRating: 5, text: null }),
]
const weigh = (filter: Partial<typeof EVERY_REVIEW>, reviews = REVIEWS) =>
  weighReviews(reviews, { ...EVERY_REVIEW, ...filter })

test('every band of scores is counted, and choosing one shows as many as it says', () => {
  const { counts } = weigh({})
  expect(counts.scores).toEqual({ excellent: 1, good: 1, average: 1, poor: 2 })
  for (const score of ['excellent', 'good', 'average', 'poor'] as const)
    expect(weigh({ score }).ids).toHaveLength(counts.scores[score])
})

test('a number beside a choice counts what all other choices leave', () => {
  const { ids, counts } = weigh({ score: 'poor', isVerified: true })
  expect(ids).toEqual([2])
  expect(counts.scores).toEqual({ excellent: 1, good: 0, average: 0, poor: 1 })
  expect(counts.verified).toBe(1)
  expect(counts.found).toBe(1)
  expect(counts.considered).toBe(5)
})

test('equal reviews stay newest first in every order', () => {
  expect(weigh({ order: 'newest' }).ids).toEqual([5, 4, 3, 2, 1])
  expect(weigh({ order: 'helpful' }).ids).toEqual([4, 5, 2, 3, 1])
  expect(weigh({ order: 'highest' }).ids).toEqual([5, 3, 1, 4, 2])
  expect(weigh({ order: 'lowest' }).ids).toEqual([4, 2, 1, 3, 5])
})

test('subjects that two or more reviews name are offered, whatever the form of the word, and no name of a person', () => {
  expect(weigh({}).counts.subjects).toEqual([
    { subject: 'support', name: 'Support', count: 3 },
    { subject: 'payouts', name: 'Payouts', count: 2 },
  ])
  expect(weigh({ about: 'payouts' }).ids).toEqual([5, 4])
  expect(weigh({ about: 'maria' }).ids).toEqual([])
})

test('a chosen subject stays among the choices, however few reviews still name it', () => {
  const { ids, counts } = weigh({ about: 'slots' })
  expect(ids).toEqual([3])
  expect(counts.subjects[0]).toEqual({ subject: 'slots', name: 'Slots', count: 1 })
})

test('without the words that were looked for a review counts nowhere', () => {
  const { ids, counts } = weigh({}, [review(2, { hasWords: false }), review(1, { overallRating: 3 })])
  expect(ids).toEqual([1])
  expect(counts.scores).toEqual({ excellent: 0, good: 0, average: 0, poor: 1 })
})
