import { expect, test } from 'vitest'
import { setByHandWords } from './safety-words.ts'

test.each([
  ['Nora Lind', '2026-11-03', 'Set by hand by Nora Lind on Nov 3, 2026.'],
  ['Nora Lind', null, 'Set by hand by Nora Lind.'],
  [null, '2026-11-03', 'Set by hand by Evenhand on Nov 3, 2026.'],
  [null, null, 'Set by hand by Evenhand.'],
])('set by %s on %s', (setBy, setOn, words) => {
  expect(setByHandWords({ setBy, setOn }, 'Evenhand')).toBe(words)
})
