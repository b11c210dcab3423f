import { expect, test } from 'vitest'
import { trashTimeLeft } from './trash-time.ts'

test.each([
  ['2026-03-14T12:00:00Z', '30 days left'],
  ['2026-03-14T11:59:59Z', '29 days left'],
  ['2026-02-13T12:00:00Z', '1 day left'],
  ['2026-02-12T12:00:01Z', 'Less than a day left'],
  ['2026-02-01T00:00:00Z', 'Less than a day left'],
])('what was deleted at %s has %s', (deletedAt, words) => {
  expect(trashTimeLeft(deletedAt, new Date('2026-03-14T12:00:00Z'))).toBe(words)
})
