import { expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

test('the least recently used pictures make room, and the bytes stay within their bound', async () => {
  const cache = createPictureCache(250)
  for (const name of ['a', 'b']) await cache.get(name, async () => new Uint8Array(100))
  cache.find('a')
  await cache.get('c', async () => new Uint8Array(100))
  expect(['a', 'b', 'c'].map((name) => cache.find(name)?.byteLength)).toEqual([100, undefined, 100])
  expect(cache.bytes()).toBe(200)
})

test('those who ask at the same time share one rendering; a failed one is tried again', async () => {
  const cache = createPictureCache(1_000)
  let renders = 0
  const render = async () => {
    renders += 1
    if (renders === 1) throw new Error('no')
    return new Uint8Array(10)
  }
  const first = await Promise.allSettled([cache.get('a', render), cache.get('a', render)])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await Promise.all([cache.get('a', render), cache.get('a', render)])
  expect(renders).toBe(2)
})
