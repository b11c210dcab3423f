import { expect, test } from 'vitest'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { featuredFirst } from './card-data.ts'

const post = (id: number, isFeatured = false) => ({ id, isFeatured }) as PostCardData

test('the newest featured post comes first and the others keep their order', () => {
  const posts = [post(1), post(2), post(3, true), post(4, true)]
  expect(featuredFirst(posts).map(({ id }) => id)).toEqual([3, 1, 2, 4])
})

test('without a featured post the order stays', () => {
  expect(featuredFirst([post(1), post(2)]).map(({ id }) => id)).toEqual([1, 2])
})
