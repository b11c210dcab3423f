import { expect, test } from 'vitest'
import { cautionText, isRecommended, needsCaution } from './caution.ts'

test('a safety index below 7 asks for caution and says why', () => {
  expect(cautionText('5.2')).toBe('Caution: safety index 5.2. We do not recommend casinos below 7.')
  expect(needsCaution(6.9)).toBe(true)
})

test.each(['7.0', 7, '9.4'])('a safety index of %s asks for none', (safetyIndex) => {
  expect(cautionText(safetyIndex)).toBeUndefined()
})

test('an unknown safety index is neither a reason to warn nor one to recommend', () => {
  expect(cautionText(null)).toBeUndefined()
  expect(needsCaution(null)).toBe(false)
  expect(isRecommended(null)).toBe(false)
  expect(isRecommended('7.0')).toBe(true)
})
