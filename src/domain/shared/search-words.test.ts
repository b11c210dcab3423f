import { expect, test } from 'vitest'
import { firstThatFits, wholeSentences } from './search-words.ts'

test('a description is as many whole sentences as fit', () => {
  expect(wholeSentences(['Safety 9.4 of 10.', 'One two three. Four five six.'], 35)).toBe(
    'Safety 9.4 of 10. One two three.',
  )
})

test('a sentence that is too long ends at a word, never in one and never with dots', () => {
  expect(wholeSentences(['Withdrawals arrive quickly, says everybody who asked'], 30)).toBe(
    'Withdrawals arrive quickly.',
  )
})

test('nothing to say is nothing', () => {
  expect(wholeSentences(['', ' '])).toBe('')
})

test('the richest title that fits is taken, and the shortest where none does', () => {
  expect(firstThatFits(['a long title', 'short', 's'], 5)).toBe('short')
  expect(firstThatFits(['a long title', 'shorter'], 3)).toBe('shorter')
})

test('where a text has no short sentence, the next text follows', () => {
  expect(wholeSentences(['Safety 9.4.', 'A sentence that is far too long. Short.', 'And this.'], 25)).toBe(
    'Safety 9.4. And this.',
  )
})
