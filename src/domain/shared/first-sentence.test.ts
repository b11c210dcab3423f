import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Paid in 20 minutes. No questions.', 'Paid in 20 minutes'],
  ['Loaded in 1.8 seconds, e.g. on an old phone', 'Loaded in 1.8 seconds, e.g. on an old phone'],
  ['Only one sentence.', 'Only one sentence'],
  ['', ''],
])('the first sentence of "%s"', (text, first) => {
  expect(firstSentence(text, 60)).toBe(first)
})

test('a long one ends at a word and says that it goes on', () => {
  expect(firstSentence('Four withdrawals by card, and none of them was queried.', 30)).toBe(
    'Four withdrawals by card, and…',
  )
})
