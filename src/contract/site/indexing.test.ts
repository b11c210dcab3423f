import { expect, test } from 'vitest'
import { FEWEST_ITEMS, listIndexing } from './indexing.ts'

const ASKED = {
  own: '/casinos?license=Malta',
  isSearch: false,
  isSorted: false,
  facets: ['license'],
  page: 1,
}

test('a list of one value is for search engines from five items on', () => {
  expect(FEWEST_ITEMS).toBe(5)
  expect(listIndexing('casinos', { ...ASKED, total: 5 })).toEqual({ isIndexable: true, canonical: ASKED.own })
  expect(listIndexing('casinos', { ...ASKED, total: 4 }).isIndexable).toBe(false)
})
