import { describe, expect, it } from 'vitest'
import { EVERY_REVIEW } from './review-filter.ts'
import { readReviewSearch, writeReviewSearch } from './review-search.ts'

const read = (query: string) => readReviewSearch(new URLSearchParams(query))

describe('the address of the list of reviews', () => {
  it.each([
    '',
    'kind=bonuses',
    'kind=games&page=4',
    'page=2',
    'kind=horses&page=x',
    'kind=games&score=poor&words=slow&page=2',
    'write=',
    'write=tide+%26',
  ])('reads back what it wrote: %s', (query) => {
    expect(read(writeReviewSearch(read(query)))).toEqual(read(query))
  })

  it('counts what it cannot use as not set', () => {
    expect(read('kind=horses&page=0')).toEqual({
      kind: 'all',
      filter: EVERY_REVIEW,
      write: undefined,
      page: 1,
    })
  })
})
