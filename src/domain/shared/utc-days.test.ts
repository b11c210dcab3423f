import { expect, test } from 'vitest'
import { daysBefore, lastUtcDays, startOfLastUtcDays, utcDay } from './utc-days.ts'

test('the first and the last instant of a day belong to it', () => {
  expect(utcDay(new Date('2026-03-14T00:00:00.000Z'))).toBe('2026-03-14')
  expect(utcDay(new Date('2026-03-14T23:59:59.999Z'))).toBe('2026-03-14')
})

test('days are listed oldest first, over the end of a month and a leap day', () => {
  expect(lastUtcDays(new Date('2028-03-02T12:00:00Z'), 4)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ])
  expect(startOfLastUtcDays(new Date('2028-03-02T12:00:00Z'), 4)).toEqual(new Date('2028-02-28T00:00:00Z'))
})

test('a day earlier is the same time of the day', () => {
  expect(daysBefore(new Date('2026-03-29T12:30:00Z'), 1)).toEqual(new Date('2026-03-28T12:30:00Z'))
})
