import { expect, test } from 'vitest'
import { cautionText, needsCaution } from './caution.ts'

test('a safety index below 7 asks for caution and says why', () => {
  expect(cautionText('5.2')).toBe('Caution: safety index 5.2. We do not recommend casinos below 7.')
  expect(needsCaution(6.9)).toBe(true)
})

test.each(['7.0', 7, '9.4'])('a safety index of %s asks for none', (safetyIndex) => {
  expect(cautionText(safetyIndex)).toBeUndefined()
})
