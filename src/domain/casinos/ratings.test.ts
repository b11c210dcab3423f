import { describe, expect, test } from 'vitest'
import { gameBadge, mean, meanOfStated, oneDigit, overallOf, shownRating } from './ratings.ts'

describe('the shown rating of a casino', () => {
  test('is the mean of experts and users when both exist', () => {
    expect(shownRating({ expert: '9.0', users: 8, safety: '5.0' })).toBe(8.5)
  })
  test('is whichever exists when the other is missing or zero', () => {
    expect(shownRating({ expert: '9.1', users: null, safety: '5.0' })).toBe(9.1)
    expect(shownRating({ expert: '0.0', users: 7.25, safety: '5.0' })).toBe(7.25)
  })
  test('falls back to the safety index, then to the stored value, then to 0', () => {
    expect(shownRating({ expert: null, users: null, safety: '9.2', stored: 4 })).toBe(9.2)
    expect(shownRating({ stored: '4.5' })).toBe(4.5)
    expect(shownRating({})).toBe(0)
    expect(shownRating({ expert: 'none' })).toBe(0)
  })
})

test('the overall rating of a review is the rounded mean of the six, halves up', () => {
  expect(overallOf([8, 8, 8, 7, 7, 7])).toBe(8)
  expect(overallOf([1, 1, 1, 1, 1, 2])).toBe(1)
  expect(mean([])).toBe(0)
})

test('a rating is written with one digit, rounded as the database rounds it', () => {
  expect([8.94, '8.95', 8.35, 9, '10', 0].map(oneDigit)).toEqual(['8.9', '9.0', '8.4', '9.0', '10.0', '0.0'])
})

test('the badge of a game is 8.2 without reviews and its mean with the average otherwise', () => {
  expect(gameBadge(null)).toBe(8.2)
  expect(gameBadge(9)).toBeCloseTo(8.6)
})

test('ratings have a mean only where every one of them is stated', () => {
  expect(meanOfStated([8, 9, 10])).toBe(9)
  expect(meanOfStated([8, null, 10])).toBeNull()
  expect(meanOfStated([])).toBeNull()
})
