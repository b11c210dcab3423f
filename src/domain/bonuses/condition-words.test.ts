import { expect, test } from 'vitest'
import { depositWords, wageringValue, wageringWords } from './condition-words.ts'

test('"No wagering" is not labelled a second time', () => {
  expect(wageringWords('No wagering')).toBe('No wagering')
  expect(wageringValue('No wagering')).toBe('None')
})

test('a requirement is labelled where it is alone, and stays as it is below a label', () => {
  expect(wageringWords('35×')).toBe('Wagering 35×')
  expect(wageringValue('35× bonus')).toBe('35× bonus')
})

test('a condition that is not stated says so and is never taken for none', () => {
  expect(wageringWords(null)).toBe('Wagering not stated')
  expect(wageringValue(null)).toBe('Not stated')
  expect(depositWords(null)).toBe('Min deposit not stated')
  expect(depositWords('€20')).toBe('Min deposit €20')
})
