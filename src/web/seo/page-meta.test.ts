import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [
  {
    id: 'root',
    loaderData: {
      publicUrl: 'https://example.test',
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

test('a picture is named by its whole address', () => {
  const meta = pageMeta(matches, { title: 'A', description: 'B', path: '/a', image: '/art/logo/A.svg' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://example.test/art/logo/A.svg' })
})
