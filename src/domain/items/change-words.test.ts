import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

test.each([
  ['wageringRequirement', '35×', '40×', 'wagering 40×, before 35×'],
  ['minDeposit', null, '€20', 'minimum deposit now stated: €20'],
  ['maxWin', '€100', null, 'maximum win no longer stated, before €100'],
  ['safetyIndex', '8.1', '6.9', 'safety index lowered from 8.1 to 6.9'],
  ['safetyIndex', '8', '8.5', 'safety index raised from 8.0 to 8.5'],
])('%s from %s to %s', (field, before, after, words) => {
  expect(changeWords({ field, before, after })).toBe(words)
})
