import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [
  {
    id: 'root',
    loaderData: {
      publicUrl: 'https://example.test',
      shareVersion: 'v1',
      shareTags: { 'og:image:width': '1200' },
      brand: { name: 'Levelled', supportEmail: '', subscriberClaim: '', social: {} },
    },
  },
]

test('the title ends in the brand name of the settings and the canonical address is absolute', () => {
  const meta = pageMeta(matches, { title: 'Casinos', description: 'All of them.', path: '/casinos' })
  expect(meta).toContainEqual({ title: 'Casinos · Levelled' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://example.test/casinos' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://example.test/casinos' })
})

test('every page names its share picture with size and words, a list whatever its filters', () => {
  const meta = pageMeta(matches, { title: 'A', description: 'B', path: '/casinos?type=x' })
  const picture = 'https://example.test/share/page/casinos-v1.png'
  expect(meta).toContainEqual({ property: 'og:image', content: picture })
  expect(meta).toContainEqual({ property: 'twitter:image', content: picture })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'A · Levelled' })
})

test('an item has a picture of its own', () => {
  const meta = pageMeta(matches, { title: 'A', description: 'B', path: '/a', share: 'casino/a-v2' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://example.test/share/casino/a-v2.png' })
})
