import { expect, test } from 'vitest'
import type { EarningsRow, Money } from '#contract/earnings/earnings.schema.ts'
import { sortedRows, type ReportSort } from './report-order.ts'

const row = (key: string | null, clicks: number, revenue: Money[], firstDeposits = 0): EarningsRow => ({
  key,
  label: null,
  clicks,
  uniqueClicks: clicks,
  otherClicks: 0,
  deposits: 0,
  registrations: 0,
  firstDeposits,
  revenue,
  depositRate: clicks === 0 ? null : { low: 0, high: 1 },
})
const euro = (minor: number): Money => ({ currency: 'EUR', minor })
const ROWS = [
  row('place 10', 10, [euro(500)], 1),
  row('place 9', 40, [euro(400), { currency: 'GBP', minor: 900 }], 2),
  row(null, 0, []),
  row('place 2', 20, [{ currency: 'GBP', minor: 100 }], 8),
]
const keys = (sort: ReportSort) => sortedRows(ROWS, sort, ({ key }) => key ?? '').map(({ key }) => key)

test('names are compared as people count, and what is not known is last either way', () => {
  expect(keys('key-asc')).toEqual(['place 2', 'place 9', 'place 10', null])
  expect(keys('key-desc')).toEqual(['place 10', 'place 9', 'place 2', null])
})

test('numbers are compared, and a rate by what it is', () => {
  expect(keys('clicks-desc')).toEqual(['place 9', 'place 2', 'place 10', null])
  expect(keys('rate-desc')).toEqual(['place 2', 'place 10', 'place 9', null])
})

test('amounts are compared within a currency, and rows without any are last either way', () => {
  expect(keys('revenue-desc')).toEqual(['place 10', 'place 9', 'place 2', null])
  expect(keys('revenue-asc')).toEqual(['place 9', 'place 10', 'place 2', null])
  expect(keys('each-desc')).toEqual(['place 10', 'place 9', 'place 2', null])
})
