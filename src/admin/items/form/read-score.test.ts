import { expect, test } from 'vitest'
import { readScore } from './read-score.ts'

test.each([
  ['8.4', 8.4],
  [' 8,45 ', 8.5],
  ['10', 10],
  ['0', 0],
])('%j is the score %d', (text, score) => {
  expect(readScore(text)).toBe(score)
})

test.each(['11', '-1', 'nine', '8.', ''])('%j is no score and stays for the form to refuse', (text) => {
  expect(readScore(text)).toBe(text)
})
