import { beforeEach, expect, test } from 'vitest'
import { ALL_POSTS, type PostSearch } from '#contract/posts/post-search.ts'
import { aPost } from '#test/builders.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { searchBlogPage } from './post-search.ts'

const { db, reset } = await testDatabase()
beforeEach(async () => {
  await reset()
  for (let number = 1; number <= 15; number++)
    await aPost(db, {
      title: `Article ${number}`,
      slug: `article-${number}`,
      excerpt: number === 7 ? 'About chargebacks.' : 'About nothing else.',
      category: number % 2 === 0 ? 'guides' : 'news',
      tags: number > 12 ? ['late', 'all'] : ['all'],
      read_time: 20 - number,
      is_featured: number === 5,
      published_at: new Date(NOW.getTime() - number * 60_000),
    })
  await aPost(db, { title: 'A draft', slug: 'draft', is_published: false, tags: ['hidden'] })
})

const page = (search: Partial<PostSearch> = {}) =>
  searchBlogPage(freshCatalogue(db), { ...ALL_POSTS, ...search })
const numbers = (posts: readonly { title: string }[]) =>
  posts.map(({ title }) => Number(title.replace('Article ', '')))

test('the first page has the newest articles beside the featured one, with counts and tags of all', async () => {
  const { items, featured, trending, total, articles, counts, tags } = await page()
  expect(numbers(items)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(featured?.title).toBe('Article 5')
  expect(numbers(trending)).toEqual([1, 2, 3])
  expect([total, articles, tags]).toEqual([14, 15, ['all', 'late']])
  expect(counts).toEqual({ all: 15, reviews: 0, guides: 7, strategies: 0, news: 8 })
  expect(numbers((await page({ page: 2 })).items)).toEqual([14, 15])
})

test.each([
  [{ category: 'guides' }, [2, 4, 6, 8, 10, 12, 14]],
  [{ sort: 'oldest', page: 2 }, [3, 2, 1]],
  [{ sort: 'read-time', page: 2 }, [3, 2, 1]],
  [{ search: 'chargebacks' }, [7]],
  [{ search: 'late' }, [13, 14, 15]],
  [{ search: 'late', sort: 'oldest', category: 'news' }, [15, 13]],
  [{ search: 'hidden' }, []],
] as const)('%j lists %j', async (search, expected) => {
  const found = await page(search)
  expect(numbers(found.items)).toEqual(expected)
})
