import { expect, test } from 'vitest'
import { wageringValue, wageringWords } from './condition-words.ts'

test('"No wagering" is not labelled a second time', () => {
  expect(wageringWords('No wagering')).toBe('No wagering')
  expect(wageringValue('No wagering')).toBe('None')
})

test('a requirement is labelled where it stands alone, and stays as it is below a label', () => {
  expect(wageringWords('35×')).toBe('Wagering 35×')
  expect(wageringValue('35× bonus')).toBe('35× bonus')
})
