import { expect, test } from 'vitest'
import { PayoutTest } from '#contract/casinos/payout-tests.ts'
import { hoursOf, medianHours } from './payout-tests.ts'
import { durationWords, timedPayoutWords } from './payout-words.ts'

const at = (arrivedAt: string | null) => ({ askedAt: '2026-10-01T08:00Z', arrivedAt })

test('hours run from the request to the money', () => {
  expect(hoursOf(at('2026-10-02T09:30Z'))).toBe(25.5)
  expect(hoursOf(at(null))).toBeNull()
})

test('the median counts a payment that never came as the slowest', () => {
  const hour = at('2026-10-01T09:00Z')
  expect(medianHours([])).toBeNull()
  expect(medianHours([hour, at('2026-10-01T11:00Z')])).toBe(2)
  expect(medianHours([at(null), hour, hour])).toBe(1)
  expect(medianHours([at(null), hour])).toBeNull()
})

test.each([
  [0.005, '1 minute'],
  [0.4, '24 minutes'],
  [1, '1 hour'],
  [2.4, '2.5 hours'],
  [47, '47 hours'],
  [144, '6 days'],
])('%d hours are %s', (hours, words) => {
  expect(durationWords(hours)).toBe(words)
})

test('cards say how long it took and by how many tests', () => {
  expect(timedPayoutWords({ payoutHours: 11, payoutsTimed: 4 })).toBe('11 hours (4 tests)')
  expect(timedPayoutWords({ payoutHours: null, payoutsTimed: 1 })).toBe('Most had not arrived (1 test)')
  expect(timedPayoutWords({ payoutHours: null, payoutsTimed: 0 })).toBeUndefined()
})

test('a test is read as a form sends it, and refused where its times make no sense', () => {
  const given = {
    method: ' Skrill ',
    amount: '50',
    currency: 'eur',
    askedAt: '2026-10-01T08:00',
    arrivedAt: '',
  }
  expect(PayoutTest.parse(given)).toEqual({
    method: 'Skrill',
    amount: 50,
    currency: 'EUR',
    askedAt: '2026-10-01T08:00Z',
    arrivedAt: null,
  })
  const problem = (change: object) => PayoutTest.safeParse({ ...given, ...change }).error?.issues[0]
  expect(problem({ arrivedAt: '2026-09-30T08:00' })).toMatchObject({
    path: ['arrivedAt'],
    message: 'Arrived must be after Asked',
  })
  expect(problem({ askedAt: '2026-02-30T08:00' })?.path).toEqual(['askedAt'])
  expect(problem({ amount: 'much' })?.path).toEqual(['amount'])
  expect(problem({ amount: 0 })?.message).toBe('Amount must be more than 0')
})
