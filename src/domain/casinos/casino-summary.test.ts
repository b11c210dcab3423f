import { expect, test } from 'vitest'
import { casinoSummary } from './casino-summary.ts'

test('a short description is its own summary, with nothing left to say below', () => {
  expect(casinoSummary('Pays quickly.\nExplains itself well.')).toEqual({
    summary: 'Pays quickly.\nExplains itself well.',
    paragraphs: [],
  })
})

test('the first paragraph sums up a description of several, which keeps its line breaks', () => {
  expect(casinoSummary('Pays quickly.\n\nFirst line\nsecond line\n \n\nThe end.')).toEqual({
    summary: 'Pays quickly.',
    paragraphs: ['Pays quickly.', 'First line\nsecond line', 'The end.'],
  })
})

test('a long paragraph is cut at the end of a word, and is below as a whole', () => {
  const long = 'slow payouts '.repeat(60).trim()
  const { summary, paragraphs } = casinoSummary(long)
  expect(summary).toMatch(/(?:slow|payouts)…$/)
  expect(summary.length).toBeLessThanOrEqual(400)
  expect(paragraphs).toEqual([long])
})

test('a text without spaces is cut within the limit and not within a character', () => {
  const { summary } = casinoSummary('😀'.repeat(400))
  expect(summary.length).toBeLessThanOrEqual(400)
  expect(summary.isWellFormed()).toBe(true)
})
