import { expect, test } from 'vitest'
import { anyOf, Bitset, both, countBoth, Tally, without } from './bitset.ts'

const A = Bitset.of([0, 31, 32, 63, 1000])
const B = Bitset.of([31, 63, 64, 5000])
const EMPTY = new Bitset()

const members = (set: Bitset) => Array.from({ length: 6000 }, (_, number) => number).filter((n) => set.has(n))

test('a number is in the set from when it is added until it is taken out', () => {
  const set = Bitset.of([31, 4000])
  expect([set.has(31), set.has(4000), set.has(4001), set.has(99_999)]).toEqual([true, true, false, false])
  set.delete(31)
  set.delete(99_999)
  set.set(4000, false)
  set.set(7, true)
  expect(members(set)).toEqual([7])
})

test('sets of different lengths are joined, met and distinguished', () => {
  expect(members(both(A, B))).toEqual([31, 63])
  expect(members(without(A, B))).toEqual([0, 32, 1000])
  expect(members(without(B, A))).toEqual([64, 5000])
  expect(members(anyOf([A, B]))).toEqual([0, 31, 32, 63, 64, 1000, 5000])
  expect(members(anyOf([]))).toEqual([])
  expect(members(both(A, EMPTY))).toEqual([])
})

test('counting agrees with looking', () => {
  expect([A.count(), B.count(), EMPTY.count()]).toEqual([5, 4, 0])
  expect([countBoth(A, B), countBoth(B, A), countBoth(A, EMPTY)]).toEqual([2, 2, 0])
  const full = Bitset.of(Array.from({ length: 100 }, (_, number) => number))
  expect(full.count()).toBe(100)
})

test('a tally counts its members in any set, whatever the lengths', () => {
  const tally = new Tally(A)
  expect(tally.count()).toBe(5)
  for (const other of [A, B, EMPTY, anyOf([A, B])]) expect(tally.countIn(other)).toBe(countBoth(A, other))
  expect(new Tally(EMPTY).countIn(B)).toBe(0)
  expect(new Tally(B).countIn(Bitset.of([31]))).toBe(1)
})

test('what is made of sets does not change with them, but the only one of a list is itself', () => {
  const set = Bitset.of([1])
  const [met, left, joined] = [both(set, set), without(set, EMPTY), anyOf([set, EMPTY])]
  set.add(2)
  expect([met, left, joined].map(members)).toEqual([[1], [1], [1]])
  expect(anyOf([set])).toBe(set)
})
