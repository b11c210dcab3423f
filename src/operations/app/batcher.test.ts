import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

const doubling = (batches: number[][]) => async (items: readonly number[]) => {
  batches.push([...items])
  return items.map((item) => item * 2)
}

test('items that arrive together share a batch and each gets its own answer', async () => {
  const batches: number[][] = []
  const double = createBatcher({ waitMs: 1, maxSize: 100, run: doubling(batches) })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('a batch has a largest size, and the rest follows', async () => {
  const batches: number[][] = []
  const double = createBatcher({ waitMs: 0, maxSize: 2, run: doubling(batches) })
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})

test('a failed batch fails its own items only', async () => {
  const run = async (items: readonly number[]) => {
    if (items.includes(1)) throw new Error('broken')
    return items
  }
  const same = createBatcher({ waitMs: 0, maxSize: 1, run })
  const results = await Promise.allSettled([1, 2].map(same))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await same(3)).toBe(3)
})

test('no one waits for ever: neither in a batch that never ends nor behind it', async () => {
  const started: number[][] = []
  const run = (items: readonly number[]) => {
    started.push([...items])
    return new Promise<number[]>(() => undefined)
  }
  const same = createBatcher({ waitMs: 0, maxSize: 1, run, limitMs: 20 })
  const results = await Promise.allSettled([1, 2].map(same))
  expect(results).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) },
    { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) },
  ])
  expect(started).toEqual([[1]])
})
