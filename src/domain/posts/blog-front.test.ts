import { expect, test } from 'vitest'
import { blogFront } from './blog-front.ts'

const post = (isFeatured: boolean) => ({ isFeatured })

test('the newest featured post, else the newest, is not repeated in the list, and the others keep their order', () => {
  const [newest, featured, oldest] = [post(false), post(true), post(true)]
  expect(blogFront([newest, featured, oldest])).toEqual({ featured, rest: [newest, oldest] })
  expect(blogFront([newest, post(false)]).featured).toBe(newest)
})

test('the only post is featured and listed', () => {
  const only = post(false)
  expect(blogFront([only])).toEqual({ featured: only, rest: [only] })
})

test('a blog without posts has neither', () => {
  expect(blogFront([])).toEqual({ featured: undefined, rest: [] })
})
