import { expect, test } from 'vitest'
import { withTag } from './with-tag.ts'

test('a text is trimmed and added at the end', () => {
  expect(withTag(['Visa'], '  Skrill ')).toEqual(['Visa', 'Skrill'])
})

test.each(['', '   ', 'visa', ' VISA '])('%j adds nothing', (text) => {
  expect(withTag(['Visa'], text)).toEqual(['Visa'])
})
