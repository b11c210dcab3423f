import { expect, test } from 'vitest'
import { rankingReason } from './ranking-reason.ts'

const NOTHING = {
  payoutsExplanation: null,
  paymentsReason: null,
  paymentsMarkedOn: null,
  testedOn: null,
  checkedOn: null,
}

test('the reason is what the editors wrote about payouts, with the latest date', () => {
  expect(
    rankingReason({
      payoutsExplanation: 'Four withdrawals arrived in 3 to 22 hours. None was queried.',
      paymentsReason: 'Within a day.',
      paymentsMarkedOn: '2026-10-12',
      testedOn: '2026-10-12',
      checkedOn: '2026-11-16',
    }),
  ).toEqual({
    text: 'Four withdrawals arrived in 3 to 22 hours',
    dated: { what: 'Checked', on: '2026-11-16' },
  })
})

test('the reason of the payments mark stands in for it', () => {
  expect(
    rankingReason({ ...NOTHING, paymentsReason: 'Within a day.', paymentsMarkedOn: '2026-10-12' }),
  ).toEqual({ text: 'Within a day', dated: { what: 'Marked', on: '2026-10-12' } })
})

test('what is not stated has neither reason nor date', () => {
  expect(rankingReason(NOTHING)).toEqual({})
})
