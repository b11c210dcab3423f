import { expect, test } from 'vitest'
import { articleMeta } from './article-meta.ts'

const matches = [
  { id: 'root', loaderData: { publicUrl: 'https://example.test', brand: { name: 'Levelled', social: {} } } },
]
const POST = {
  title: 'How wagering works',
  metaTitle: null,
  metaDescription: 'Worked through with one deposit.',
  excerpt: 'An excerpt.',
  slug: 'how-wagering-works',
  author: 'Milena',
  featuredImage: null,
  tags: [],
  publishedAt: '2026-01-02T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  modifiedAt: '2026-01-01T00:00:00.000Z',
  isDemo: false,
}

test('the page of an article is called by its meta title, and its headline stays the title', () => {
  const meta = articleMeta(matches, { ...POST, metaTitle: 'Wagering in five minutes' })
  expect(meta).toContainEqual({ title: 'Wagering in five minutes · Levelled' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Wagering in five minutes · Levelled' })
  const data = meta.find((each) => JSON.stringify(each).includes('"Article"'))
  expect(data).toMatchObject({ 'script:ld+json': { headline: 'How wagering works' } })
})

test('without a meta title it is the title, and without a meta description the excerpt', () => {
  const meta = articleMeta(matches, { ...POST, metaDescription: '' })
  expect(meta).toContainEqual({ title: 'How wagering works · Levelled' })
  expect(meta).toContainEqual({ name: 'description', content: 'An excerpt.' })
})
