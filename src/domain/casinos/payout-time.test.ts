import { expect, test } from 'vitest'
import { payoutHours, statedPayout, statedPayoutHours } from './payout-time.ts'

test.each([
  ['24-hour payouts', 24],
  ['48h withdrawals', 48],
  ['Payouts within 2 days', 48],
  ['Withdrawals in 1-3 business days', 72],
  ['Payouts in 12 to 24 hours', 24],
  ['15 minute cashouts', 0.25],
  ['Paid out within 1 week', 168],
  ['Instant payouts', 0],
  ['Instant crypto withdrawals', 0],
  ['Pays out instantly', 0],
  ['Same-day payouts', 24],
])('%s take %s hours', (feature, hours) => {
  expect(payoutHours(feature)).toBe(hours)
})

test.each([
  'E-wallet payouts',
  'No withdrawal fees',
  'One free withdrawal every 24 hours',
  'Withdrawal limit of 3 days',
  '24/7 live chat',
  '24-hour support',
  'Instant play',
  'Instant deposits',
  'Payouts 24/7',
])('%s states no payout time', (feature) => {
  expect(payoutHours(feature)).toBeNull()
})

test('the fastest stated payout counts, and none is stated where no feature states one', () => {
  expect(statedPayoutHours(['Live Chat', '48-hour payouts', '24-hour payouts'])).toBe(24)
  expect(statedPayoutHours(['Live Chat', 'E-wallet payouts'])).toBeNull()
  expect(statedPayoutHours([])).toBeNull()
})

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
