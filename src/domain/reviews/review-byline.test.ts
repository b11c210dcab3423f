import { expect, test } from 'vitest'
import { reviewByline } from './review-byline.ts'

const UNKNOWN = { reviewAuthor: null, testedOn: null, checkedOn: null }

test.each([
  [{ reviewAuthor: 'Nora', testedOn: '2026-11-03' }, 'Tested by Nora on Nov 3, 2026.'],
  [{ reviewAuthor: 'Nora' }, 'Tested by Nora, date not stated.'],
  [{ testedOn: '2026-11-03' }, 'Tested on Nov 3, 2026, by whom is not stated.'],
  [{}, 'Tester and date not stated.'],
])('%o reads %s', (known, words) => {
  expect(reviewByline({ ...UNKNOWN, ...known })[0]).toBe(words)
})

test('when it was last checked is beside it, unknown or not', () => {
  expect(reviewByline({ ...UNKNOWN, checkedOn: '2026-11-20' })[1]).toBe('Last checked: Nov 20, 2026.')
  expect(reviewByline(UNKNOWN)[1]).toBe('Last checked: not stated.')
})
