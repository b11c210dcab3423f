import { expect, test } from 'vitest'
import { depositValue, depositWords, wageringValue, wageringWords } from './condition-words.ts'

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

test.each(['€0', '0', '$0.00', 'None', 'No deposit'])('a minimum deposit of %j is none', (text) => {
  expect([depositValue(text), depositWords(text)]).toEqual(['None', 'Min deposit none'])
})

test.each(['€20', '€100', 'No more than €20', '0.001 BTC'])(
  'a minimum deposit of %j stays as it is',
  (text) => {
    expect(depositValue(text)).toBe(text)
  },
)
