import { expect, test } from 'vitest'
import { categoryRatings } from '#test/category-ratings.ts'
import { casinoFormOf, casinoValuesOf } from './casino-values.ts'

const SIX = categoryRatings([9, 8, 9.5, 8.5, 9, 8])

test('a casino without an expert review sends none, whatever is on its sliders', () => {
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
  ).toMatchObject({ overallRating: 7.7 })
  const byHand = casinoValuesOf({ ...SIX, overallRating: 8 })
  expect(byHand.isOverallSet).toBe(true)
  expect(casinoFormOf({ ...byHand, payoutsRating: 3.5 })).toMatchObject({ overallRating: 8 })
})

test('the overall rating waits for all six, and a casino without one keeps what was said of it', () => {
  const gap = casinoValuesOf({ ...SIX, payoutsRating: null, overallRating: null, expertSummary: null })
  expect(gap).toMatchObject({ hasExpertReview: true, isOverallSet: false, payoutsRating: null })
  expect(casinoFormOf(gap)).toMatchObject({ payoutsRating: null, overallRating: null, designRating: 8 })
  const byHand = casinoValuesOf({ ...SIX, payoutsRating: null, overallRating: 8 })
  expect(casinoFormOf(byHand)).toMatchObject({ payoutsRating: null, overallRating: 8 })
})

test('a summary alone is an expert review, and a casino without any begins with nothing stated', () => {
  const none = Object.fromEntries(Object.keys(SIX).map((name) => [name, null]))
  const unreviewed = { ...none, overallRating: null, expertSummary: null }
  expect(casinoValuesOf({ ...unreviewed, expertSummary: 'x' })).toMatchObject({ hasExpertReview: true })
  expect(casinoValuesOf(unreviewed)).toMatchObject({ hasExpertReview: false, payoutsRating: null })
})

const MARKS = { licenseMark: 9.4, termsMark: 9.2, paymentsMark: 7.6, conductMark: 9, ownershipMark: 8.1 }

test('the safety index follows its five marks until it is set by hand', () => {
  const following = casinoValuesOf({ ...MARKS, safetyIndex: 8.7 })
  expect(following.isSafetySet).toBe(false)
  const form = casinoFormOf({ ...following, licenseMark: 5.4 })
  expect(form).toMatchObject({ safetyIndex: 7.7 })
  expect(form).not.toHaveProperty('isSafetySet')
})

test('who set the index and when are left to the save until they are known', () => {
  expect(casinoFormOf({ safetySetBy: '', safetySetOn: '', safetyReason: '' })).not.toHaveProperty(
    'safetySetBy',
  )
  expect(casinoFormOf({ safetySetBy: 'nora', safetySetOn: '2024-03-02' })).toMatchObject({
    safetySetBy: 'nora',
  })
})

test('a total that its marks do not come to, or without all of them, was set by hand and stays', () => {
  for (const known of [{ ...MARKS, safetyIndex: 8 }, { safetyIndex: 8 }, { safetyIndex: null }]) {
    const values = casinoValuesOf(known)
    expect(values.isSafetySet).toBe(true)
    expect(casinoFormOf(values)).toMatchObject({ safetyIndex: known.safetyIndex })
  }
})
