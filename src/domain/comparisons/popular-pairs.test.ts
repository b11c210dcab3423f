import { expect, it } from 'vitest'
import { popularPairs } from './popular-pairs.ts'

it('begins with the two best and names no pair twice', () => {
  const pairs = popularPairs('ABCDEFGH'.split(''), 6).map((pair) => pair.join(''))
  expect(pairs[0]).toBe('AB')
  expect(new Set(pairs).size).toBe(6)
})

it('makes as many as few casinos allow', () => {
  expect(
    popularPairs('ABCD'.split(''), 6)
      .map((pair) => pair.toSorted().join(''))
      .toSorted(),
  ).toEqual(['AB', 'AC', 'AD', 'BC', 'BD', 'CD'])
  expect(popularPairs(['A', 'B'], 6)).toEqual([['A', 'B']])
  expect(popularPairs(['A'], 6)).toEqual([])
})
