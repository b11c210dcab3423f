import { expect, test } from 'vitest'
import { readReportQuery, reportCall, withChanges } from './report-query.ts'

const NOW = new Date('2026-03-14T23:59:00Z')
const read = (query: string) => readReportQuery(new URLSearchParams(query), NOW)

test('without anything it is the last 30 days by casino', () => {
  expect(read('')).toEqual({
    by: 'casino',
    days: 30,
    from: '2026-02-13',
    to: '2026-03-14',
    page: '',
    casino: undefined,
  })
})

test('own dates take precedence over a number of days', () => {
  expect(read('days=7&from=2026-01-01&to=2026-01-31')).toMatchObject({ days: undefined, from: '2026-01-01' })
  expect(reportCall(read('by=page&from=2026-01-01&to=2026-01-01&page=/casinos&casino=12'))).toBe(
    'by=page&from=2026-01-01&to=2026-01-01&page=%2Fcasinos&casino=12',
  )
})

test.each([
  'days=8',
  'by=rain',
  'from=2026-02-30&to=soon',
  'from=2026-03-02&to=2026-03-01',
  'to=2026-03-01',
  'casino=x',
])('what cannot be read is left out: %s', (query) => expect(read(query)).toEqual(read('')))

test('an empty value leaves a parameter out', () => {
  expect(withChanges(new URLSearchParams('by=page&days=7'), { days: '', by: 'day' }).toString()).toBe(
    'by=day',
  )
})
