import { expect, it } from 'vitest'
import type { ExpertReview } from '#contract/casinos.schema.ts'
import { workedExample } from './worked-example.ts'

it('adds up what the casino was given', () => {
  const review = {
    bonusesRating: '8.8',
    designRating: '8.4',
    payoutsRating: '9.2',
    customerSupportRating: '8.6',
    gameSelectionRating: '9.0',
    mobileExperienceRating: '8.2',
    overallRating: '8.7',
  } as ExpertReview
  const casino = { id: 1, name: 'Aldermoon', totalReviews: 12, userAverage: 8.3, safetyIndex: '9.4' }
  const example = workedExample(casino, review)
  expect([example.sum, example.expert, example.shown]).toEqual([52.2, '8.7', 8.5])
  expect(example.ratings[3]).toEqual({ name: 'Support', rating: '8.6' })
})
