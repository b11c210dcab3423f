import { expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { casinoListIndexing } from './casino-list-indexing.ts'
import { casinoListMeta } from './casino-list-meta.ts'

const matches = [
  {
    id: 'root',
    loaderData: {
      publicUrl: 'https://example.test',
      brand: { name: 'Evenhand', supportEmail: '', subscriberClaim: '', social: {} },
    },
  },
]

function metaOf(query: string, total = 12) {
  const { search } = readCasinoSearch(new URLSearchParams(query))
  const indexing = casinoListIndexing(search, { features: [{ value: 'Mobile', count: total }] })
  return casinoListMeta(matches, { search, items: [], total, isDemo: false, indexing, addresses: {} })
}

const NOINDEX = { name: 'robots', content: 'noindex,follow' }
const canonical = (path: string) => ({
  tagName: 'link',
  rel: 'canonical',
  href: `https://example.test${path}`,
})

test.each([
  ['a text search', 'search=moon'],
  ['another order', 'sort=name-asc'],
  ['two facets', 'features=Mobile&license=Malta'],
  ['two values', 'features=Mobile,Fast'],
  ['a value that the catalogue does not have', 'features=Teleport'],
  ['a value in another spelling', 'features=mobile'],
  ['a threshold, of which there are endless ones', 'minSafetyIndex=7.3'],
  ['one value that must match in another way', 'paymentMatch=all'],
])('%s belongs to the plain list', (_what, query) => {
  expect(metaOf(query)).toContainEqual(NOINDEX)
  expect(metaOf(query)).toContainEqual(canonical('/casinos'))
})

test('one value with enough casinos is a page of its own with a title of its own', () => {
  expect(metaOf('features=Mobile')).not.toContainEqual(NOINDEX)
  expect(metaOf('features=Mobile')).toContainEqual(canonical('/casinos?features=Mobile'))
  expect(metaOf('features=Mobile')).toContainEqual({ title: 'Casinos by feature: Mobile · Evenhand' })
  expect(metaOf('features=Mobile', 4)).toContainEqual(NOINDEX)
})

test('the plain list is indexed, and its later pages lead on without being indexed', () => {
  expect(metaOf('')).not.toContainEqual(NOINDEX)
  expect(metaOf('page=2')).toContainEqual(NOINDEX)
  expect(metaOf('page=2')).toContainEqual(canonical('/casinos?page=2'))
})
