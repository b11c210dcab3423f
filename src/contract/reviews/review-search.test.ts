import { describe, expect, it } from 'vitest'
import { readReviewSearch, writeReviewSearch } from './review-search.ts'

const read = (query: string) => readReviewSearch(new URLSearchParams(query))

describe('the address of the list of reviews', () => {
  it.each(['', 'kind=bonuses', 'kind=games&page=4', 'page=2', 'kind=horses&page=x'])(
    'reads back what it wrote: %s',
    (query) => {
      expect(read(writeReviewSearch(read(query)))).toEqual(read(query))
    },
  )

  it('counts what it cannot use as not set', () => {
    expect(read('kind=horses&page=0')).toEqual({ kind: 'all', page: 1 })
  })
})
