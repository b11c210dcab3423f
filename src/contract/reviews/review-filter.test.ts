import { expect, it } from 'vitest'
import { EVERY_REVIEW, isReviewFilterSet, readReviewFilter, writeReviewFilter } from './review-filter.ts'

const read = (query: string) => readReviewFilter(new URLSearchParams(query))

it.each([
  '',
  'order=helpful&score=poor&verified=1&about=payouts&words=50%25+%26+up',
  'order=sideways&score=9&verified=yes&about=../x&words=%00%20',
  `words=${'x'.repeat(99)}+y`,
])('reads what it writes as it was: %s', (query) => {
  const filter = read(query)
  expect(read(writeReviewFilter(filter))).toEqual(filter)
})

it('counts what it cannot use as not set', () => {
  expect(read('order=sideways&score=9&verified=yes&about=PAYOUTS&words=+')).toEqual(EVERY_REVIEW)
  expect(isReviewFilterSet(read('page=2&kind=games'))).toBe(false)
})

it.each(['order=lowest', 'score=good', 'verified=1', 'about=support', 'words=slow'])(
  'is set by %s',
  (query) => {
    expect(isReviewFilterSet(read(query))).toBe(true)
  },
)
