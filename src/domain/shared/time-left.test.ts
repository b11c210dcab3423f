import { expect, test } from 'vitest'
import { isEndingSoon, isExpired, timeLeft } from './time-left.ts'

const now = new Date('2026-11-20T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

test('time left is told in days and hours, hours, or "Ending soon" under one hour', () => {
  expect(timeLeft(inMinutes(76 * 60), now)).toBe('3d 4h left')
  expect(timeLeft(inMinutes(24 * 60), now)).toBe('1d 0h left')
  expect(timeLeft(inMinutes(24 * 60 - 1), now)).toBe('23h left')
  expect(timeLeft(inMinutes(5 * 60 + 59), now)).toBe('5h left')
  expect(timeLeft(inMinutes(60), now)).toBe('1h left')
  expect(timeLeft(inMinutes(59), now)).toBe('Ending soon')
})

test('an offer expires at its end and never without one', () => {
  expect(timeLeft(inMinutes(0), now)).toBe('Expired')
  expect(isExpired(inMinutes(-1), now)).toBe(true)
  expect([null, undefined, '', 'soon'].map((end) => timeLeft(end, now))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(isExpired(null, now)).toBe(false)
})

test('an offer ends soon when it still runs for less than 48 hours', () => {
  expect([-1, 1, 48 * 60 - 1, 48 * 60].map((minutes) => isEndingSoon(inMinutes(minutes), now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
