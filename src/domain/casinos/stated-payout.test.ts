import { expect, test } from 'vitest'
import { statedPayout } from './stated-payout.ts'

test.each([
  ['24-hour payouts', 24],
  ['Withdrawals in 1 to 3 days', 72],
  ['30 min cashouts', 0.5],
  ['Instant withdrawals', 0],
  ['Same-day payouts', 24],
])('"%s" states %d hours', (text, hours) => {
  expect(statedPayout(['Live chat', text])).toEqual({ text, hours })
})

test.each([
  'E-wallet payouts',
  'No withdrawal fees',
  '24/7 live chat',
  'Instant deposits',
  'Fast payouts',
  '',
])('"%s" states no time', (text) => {
  expect(statedPayout([text])).toBeNull()
})

test('the shortest of several stated times counts', () => {
  expect(statedPayout(['48-hour payouts', '24-hour payouts'])?.text).toBe('24-hour payouts')
})
