import { describe, expect, it } from 'vitest'
import { ALL_POSTS } from '#contract/posts/post-search.ts'
import { categoryCounts, matchingPosts, postsWith } from './matching-posts.ts'

const post = (
  title: string,
  more: Partial<{ excerpt: string; category: string; tags: string[]; readTime: number }> = {},
) => ({ title, excerpt: '', category: 'news', tags: [] as string[], readTime: 5, ...more })
const newestFirst = [
  post('Roulette and zero', { category: 'strategies', tags: ['maths'], readTime: 9 }),
  post('Aldermoon again', { category: 'review', readTime: 3 }),
  post('Blackjack charts', { category: 'guides', excerpt: 'No Maths needed', readTime: 3 }),
  post('Five tips', { category: 'tips' }),
]
const titles = (search: Partial<typeof ALL_POSTS>) =>
  matchingPosts(postsWith(newestFirst, search.search ?? ''), { ...ALL_POSTS, ...search }).map(
    ({ title }) => title.split(' ')[0],
  )

describe('a search of the blog', () => {
  it('looks in title, excerpt, category and tags', () => {
    expect(titles({ search: 'MATHS' })).toEqual(['Roulette', 'Blackjack'])
    expect(titles({ search: 'zero' })).toEqual(['Roulette'])
    expect(titles({ search: 'strategy' })).toEqual(['Roulette'])
  })

  it('keeps to the chosen category', () => {
    expect(titles({ category: 'reviews' })).toEqual(['Aldermoon'])
    expect(titles({ category: 'guides', search: 'zero' })).toEqual([])
  })

  it('sorts in four ways', () => {
    expect(titles({ sort: 'latest' })).toEqual(['Roulette', 'Aldermoon', 'Blackjack', 'Five'])
    expect(titles({ sort: 'oldest' })).toEqual(['Five', 'Blackjack', 'Aldermoon', 'Roulette'])
    expect(titles({ sort: 'alphabetical' })).toEqual(['Aldermoon', 'Blackjack', 'Five', 'Roulette'])
    expect(titles({ sort: 'read-time' })).toEqual(['Aldermoon', 'Blackjack', 'Five', 'Roulette'])
  })
})

describe('the counts on the category buttons', () => {
  it('count tips under All Posts only', () => {
    expect(categoryCounts(newestFirst)).toEqual({ all: 4, reviews: 1, guides: 1, strategies: 1, news: 0 })
  })
})
