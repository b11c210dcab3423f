import { expect, test } from 'vitest'
import { setByHandWords } from './safety-words.ts'

test.each([
  ['nora', '2026-11-03', 'Set by hand by nora on Nov 3, 2026.'],
  ['nora', null, 'Set by hand by nora, date not stated.'],
  [null, '2026-11-03', 'Set by hand on Nov 3, 2026, by whom is not stated.'],
  [null, null, 'Set by hand. By whom and when is not stated.'],
])('set by %s on %s', (setBy, setOn, words) => {
  expect(setByHandWords({ setBy, setOn })).toBe(words)
})
