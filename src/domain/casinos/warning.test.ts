import { expect, test } from 'vitest'
import { warningOf, warningTitle } from './warning.ts'

test('a listed casino has no warning', () => {
  expect(warningOf({ listing: 'listed', listingReason: null, listingSince: null })).toBeUndefined()
})

test('a warning has its reason and its day', () => {
  expect(
    warningOf({ listing: 'warned', listingReason: 'It stopped paying.', listingSince: '2026-11-02' }),
  ).toEqual({ listing: 'warned', reason: 'It stopped paying.', since: '2026-11-02' })
})

test('says which of the two it is', () => {
  expect(warningTitle('Marrow Bay', 'warned')).toBe('We warn about Marrow Bay')
  expect(warningTitle('Marrow Bay', 'closed')).toBe('Marrow Bay has closed')
})
