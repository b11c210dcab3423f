import { expect, test } from 'vitest'
import { SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { isSetByHand, safetyMean } from './safety-index.ts'

const MARKS = { licenseMark: 9.4, termsMark: 9.2, paymentsMark: 7.6, conductMark: 9, ownershipMark: 8.1 }

test('the weights add up to a hundred', () => {
  expect(SAFETY_PARTS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('the mean counts each mark by its weight', () => {
  // 9.4 × 25% + 9.2 × 20% + 7.6 × 25% + 9.0 × 20% + 8.1 × 10% = 8.70
  expect(safetyMean(MARKS)).toBe(8.7)
})

test('halves go up, whatever binary fractions make of them', () => {
  // 8 × 25% + 8 × 20% + 8.2 × 25% + 8 × 20% + 8 × 10% = 8.05
  expect(
    safetyMean({ licenseMark: 8, termsMark: 8, paymentsMark: 8.2, conductMark: 8, ownershipMark: 8 }),
  ).toBe(8.1)
})

test.each([null, undefined, ''])('with a mark of %o there is no mean', (mark) => {
  expect(safetyMean({ ...MARKS, termsMark: mark })).toBeNull()
})

test('a mark of 0 counts', () => {
  expect(safetyMean({ ...MARKS, ownershipMark: 0 })).toBe(7.9)
})

test('a total is set by hand unless it is what the marks come to', () => {
  expect(isSetByHand(8.7, MARKS)).toBe(false)
  expect(isSetByHand(8.8, MARKS)).toBe(true)
  expect(isSetByHand(8.7, {})).toBe(true)
  expect(isSetByHand(null, {})).toBe(false)
})
