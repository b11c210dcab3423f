import { expect, test } from 'vitest'
import { mergeLists } from './merge-lists.ts'

test('takes the additions and removals of both', () => {
  expect(mergeLists(['Visa', 'Skrill'], ['Visa', 'Skrill', 'Bitcoin'], ['Skrill', 'Neteller'])).toEqual([
    'Skrill',
    'Bitcoin',
    'Neteller',
  ])
  expect(mergeLists([1, 2, 3], [1, 3], [1, 2, 3, 4])).toEqual([1, 3, 4])
})

test('what both added is there once', () => {
  expect(mergeLists([], ['Visa'], ['Visa', 'Skrill'])).toEqual(['Visa', 'Skrill'])
})

test('a changed order and lists of other things are left to a person', () => {
  expect(mergeLists(['a', 'b'], ['b', 'a'], ['a', 'b', 'c'])).toBeUndefined()
  expect(mergeLists(['a', 'b'], ['a', 'b', 'c'], ['b', 'a'])).toBeUndefined()
  expect(mergeLists([{ url: 'a' }], [{ url: 'b' }], [])).toBeUndefined()
  expect(mergeLists('a', 'b', 'c')).toBeUndefined()
})
