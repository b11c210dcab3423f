import { expect, test } from 'vitest'
import { toNfc } from './to-nfc.ts'

test('letters and their marks become one, and marks are in their order', () => {
  expect(toNfc('Cafe\u0301')).toBe('Caf\u00E9')
  expect(toNfc('q\u0307\u0323')).toBe('q\u0323\u0307')
  expect(toNfc('👩\u200D👩\u200D👧 नमस्ते')).toBe('👩\u200D👩\u200D👧 नमस्ते')
})

// The time limit is part of the test: without a bound this takes minutes, with one it takes milliseconds.
test('of an endless run of marks the first thirty stay', { timeout: 20_000 }, () => {
  const marks = '\u0301\u0323'.repeat(100_000)
  expect(toNfc(`a${marks}b${marks}`)).toBe(`a${marks.slice(0, 30)}b${marks.slice(0, 30)}`.normalize('NFC'))
})
