import { expect, test } from 'vitest'
import { escapeLike } from './sql-pieces.ts'

test('what LIKE reads as a wildcard is escaped, and so is the escape', () => {
  expect(escapeLike(String.raw`50% of_all\x`)).toBe(String.raw`50\% of\_all\\x`)
})
