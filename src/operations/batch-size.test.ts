import { expect, test } from 'vitest'
import { nextBatchSize } from './batch-size.ts'

test('a fast batch is followed by one of at most twice its size, up to the most', () => {
  expect(nextBatchSize(30, 10)).toBe(60)
  expect(nextBatchSize(30, 0)).toBe(60)
  expect(nextBatchSize(40, 50)).toBe(40)
  expect(nextBatchSize(150, 1)).toBe(200)
})

test('a slow batch is followed by one that fits into 50 ms, down to the least', () => {
  expect(nextBatchSize(120, 150)).toBe(40)
  expect(nextBatchSize(40, 5000)).toBe(25)
})
