import { expect, it } from 'vitest'
import { featuredPost } from './featured-post.ts'

it('features the newest featured post, else the newest one', () => {
  const [newest, middle, oldest] = [{ isFeatured: false }, { isFeatured: true }, { isFeatured: true }]
  expect(featuredPost([newest, middle, oldest])).toBe(middle)
  expect(featuredPost([newest])).toBe(newest)
  expect(featuredPost([])).toBeUndefined()
})
