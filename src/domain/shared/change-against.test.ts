import { expect, test } from 'vitest'
import { changeAgainst } from './change-against.ts'

test.each([
  [100, 112, '+12%'],
  [100, 95, '−5%'],
  [3, 0, '−100%'],
  [1, 20, '+1,900%'],
  [1000, 1004, 'No change'],
  [5, 5, 'No change'],
])('from %i to %i is "%s"', (before, now, words) => {
  expect(changeAgainst(before, now)).toBe(words)
})

test('against nothing, nothing is said', () => {
  expect(changeAgainst(0, 5)).toBeUndefined()
  expect(changeAgainst(undefined, 5)).toBeUndefined()
})
