import { expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
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

const metaOf = (query: string) =>
  casinoListMeta(matches, {
    search: readCasinoSearch(new URLSearchParams(query)).search,
    items: [],
    total: 0,
    addresses: { own: '/casinos' },
  })

const NOINDEX = { name: 'robots', content: 'noindex' }

test('a text search of casinos is kept out of search engines', () => {
  expect(metaOf('search=moon')).toContainEqual(NOINDEX)
})

test('the list and its filters are not', () => {
  expect(metaOf('')).not.toContainEqual(NOINDEX)
  expect(metaOf('features=Mobile')).not.toContainEqual(NOINDEX)
})
