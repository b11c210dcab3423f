import { expect, test } from 'vitest'
import { trendSentence, trendStart, wholeMonths } from './review-trend.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

test('two years end with this month, months without a review are there without a mean', () => {
  const months = wholeMonths([{ month: '2026-03', count: 2, mean: 7.5 }], NOW)
  expect(trendStart(NOW).toISOString()).toBe('2024-12-01T00:00:00.000Z')
  expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2024-12', '2025-01'])
  expect(months.at(-1)).toEqual({ month: '2026-11', count: 0, mean: null })
  expect(months.find(({ month }) => month === '2026-03')?.mean).toBe(7.5)
})

test('both years are compared by their reviews, and not where one has fewer than ten', () => {
  const rated = [
    { month: '2025-02', count: 9, mean: 8 },
    { month: '2025-10', count: 1, mean: 3 },
    { month: '2026-10', count: 10, mean: 9.04 },
  ]
  expect(trendSentence(wholeMonths(rated, NOW))).toBe(
    '7.5 in the 12 months to Nov 2025, 9.0 in the 12 since.',
  )
  expect(trendSentence(wholeMonths(rated.slice(1), NOW))).toBeUndefined()
})
