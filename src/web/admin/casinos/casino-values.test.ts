import { expect, test } from 'vitest'
import { casinoFormOf, casinoValuesOf } from './casino-values.ts'

const SIX = {
  bonusesRating: 9,
  designRating: 8,
  payoutsRating: 9.5,
  customerSupportRating: 8.5,
  gameSelectionRating: 9,
  mobileExperienceRating: 8,
}

test('a casino without an expert review sends none, whatever stands on its sliders', () => {
  const form = casinoFormOf({
    ...casinoValuesOf({ name: 'A', overallRating: null }),
    payoutsRating: 9,
    expertSummary: 'x',
  })
  expect(form).toMatchObject({ name: 'A', overallRating: null, payoutsRating: null, expertSummary: null })
  expect(form).not.toHaveProperty('hasExpertReview')
})

test('the overall rating follows the six until it is set by hand', () => {
  expect(
    casinoFormOf({ ...casinoValuesOf({ ...SIX, overallRating: 8.7 }), payoutsRating: 3.5 }),
  ).toMatchObject({
    overallRating: 7.7,
  })
  const byHand = casinoValuesOf({ ...SIX, overallRating: 8 })
  expect(byHand.isOverallSet).toBe(true)
  expect(casinoFormOf({ ...byHand, payoutsRating: 3.5 })).toMatchObject({ overallRating: 8 })
})
