import { expect, test } from 'vitest'
import { dayOf, daysBefore, instantOf, RelativeDate } from './demo-dates.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')

test.each([
  ['-3d', '2026-11-17T12:00:00.000Z', 3],
  ['-0.5d', '2026-11-20T00:00:00.000Z', 0.5],
  ['+36h', '2026-11-22T00:00:00.000Z', -1.5],
  ['-0d', '2026-11-20T12:00:00.000Z', 0],
])('%s is counted from the first start', (date, instant, days) => {
  expect(instantOf(date, NOW).toISOString()).toBe(instant)
  expect(dayOf(date, NOW)).toBe(instant.slice(0, 10))
  expect(daysBefore(date)).toBe(days)
})

test.each(['3d', '-3', '-3w', '-d', '-3 d', '2026-11-20', '-1e3d', '-999999d', ''])(
  '%j is no date',
  (text) => {
    expect(RelativeDate.safeParse(text).success).toBe(false)
    expect(() => instantOf(text, NOW)).toThrow('must be days or hours from the first start')
  },
)
