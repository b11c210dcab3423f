import { expect, test } from 'vitest'
import { isShallow } from './is-shallow.ts'

test('lists and objects are counted as they are nested', () => {
  expect(isShallow('text', 0)).toBe(true)
  expect(isShallow(null, 0)).toBe(true)
  expect(isShallow([], 0)).toBe(false)
  expect(isShallow([{ a: 1 }, { b: null }], 2)).toBe(true)
  expect(isShallow([{ a: 1 }, { b: [] }], 2)).toBe(false)
})

test('a value of a million levels is looked at no deeper than asked', () => {
  expect(isShallow(JSON.parse('['.repeat(1_000_000) + ']'.repeat(1_000_000)), 4)).toBe(false)
})
