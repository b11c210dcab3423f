import { expect, test } from 'vitest'
import { inPaces, nextSize, PACE, pauseAfter } from './pace.ts'

test.each([
  ['a quick batch is doubled at most', 20, 1, 40],
  ['one of the right length stays', 40, 50, 40],
  ['one of twice the length is halved', 40, 100, 20],
  ['below ten rows a batch does not get shorter', 12, 200, 10],
  ['unless its rows are large', 10, 1000, 1],
  ['and grows again', 2, 40, 4],
  ['there is a largest one', 200, 1, 200],
])('%s', (_, size, took, next) => {
  expect(nextSize(size, took)).toBe(next)
})

test('the pause is as long as the batch, within bounds', () => {
  expect([1, 60, 5000].map(pauseAfter)).toEqual([PACE.shortestPauseMs, 60, PACE.longestPauseMs])
})

test('work goes on until nothing is left, and fails with its own error', async () => {
  const sizes: number[] = []
  let left = 25
  await inPaces(async (size) => {
    sizes.push(size)
    const done = Math.min(left, size)
    left -= done
    return done
  })
  expect(left).toBe(0)
  expect(sizes[0]).toBe(PACE.firstBatch)
  await expect(inPaces(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
