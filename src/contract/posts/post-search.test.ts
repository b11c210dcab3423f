import { describe, expect, it } from 'vitest'
import { ALL_POSTS, readPostSearch, writePostSearch } from './post-search.ts'

const read = (query: string) => readPostSearch(new URLSearchParams(query))

describe('the address of the blog', () => {
  it.each([
    '',
    'search=free+spins&category=guides&sort=read-time&page=3',
    'search=%E2%82%AC100+%26+35%C3%97',
    `search=${'a'.repeat(99)}+b`,
    'category=NEWS&sort=oldest',
    'category=tips&sort=loudest&page=-1',
  ])('reads back what it wrote: %s', (query) => {
    expect(read(writePostSearch(read(query)))).toEqual(read(query))
  })

  it('leaves out what is not set', () => {
    expect(writePostSearch(ALL_POSTS)).toBe('')
    expect(writePostSearch({ search: 'rtp', category: 'guides', sort: 'oldest', page: 2 })).toBe(
      'search=rtp&category=guides&sort=oldest&page=2',
    )
  })

  it('counts what it cannot use as not set', () => {
    expect(read('category=secrets&sort=up&page=0')).toEqual(ALL_POSTS)
  })
})
