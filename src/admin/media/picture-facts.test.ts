import { expect, test } from 'vitest'
import { sizeOf, usesOf } from './library-parts.tsx'

test.each([
  [40, '8 × 8, 1 KB'],
  [12_300, '8 × 8, 12 KB'],
  [1_023_999, '8 × 8, 1.0 MB'],
  [1_500_000, '8 × 8, 1.4 MB'],
])('%d bytes are said as %s', (bytes, words) => {
  expect(sizeOf({ width: 8, height: 8, bytes })).toBe(words)
})

test('how often a picture is shown is a phrase', () => {
  expect([0, 1, 2].map(usesOf)).toEqual(['Not used', 'Used once', 'Used 2 times'])
})
