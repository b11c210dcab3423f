import { expect, test } from 'vitest'
import { verdictSentence } from './verdict-sentence.ts'

test('a verdict is the first sentence of the summary', () => {
  expect(verdictSentence('Pays within a day. Support is slow.')).toBe('Pays within a day.')
  expect(verdictSentence('  Is it safe? Yes.')).toBe('Is it safe?')
})

test('the point of a number ends no sentence', () => {
  expect(verdictSentence('It scores 9.2 for payouts. The rest is fair.')).toBe('It scores 9.2 for payouts.')
})

test('a text without an end is its own first sentence, and a blank one has none', () => {
  expect(verdictSentence('Pays within a day')).toBe('Pays within a day')
  expect(verdictSentence(' \n')).toBeNull()
  expect(verdictSentence(null)).toBeNull()
})
