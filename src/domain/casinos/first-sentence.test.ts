import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a verdict is the first sentence of the summary', () => {
  expect(firstSentence('Pays within a day. Support is slow.')).toBe('Pays within a day.')
  expect(firstSentence('  Is it safe? Yes.')).toBe('Is it safe?')
})

test('the point of a number ends no sentence', () => {
  expect(firstSentence('It scores 9.2 for payouts. The rest is fair.')).toBe('It scores 9.2 for payouts.')
})

test('a text without an end is its own first sentence, and a blank one has none', () => {
  expect(firstSentence('Pays within a day')).toBe('Pays within a day')
  expect(firstSentence(' \n')).toBeNull()
  expect(firstSentence(null)).toBeNull()
})
