import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Curaçao', 'curacao'],
  ["The Clockmaker's  Attic", 'the clockmakers attic'],
  ['24-hour payouts', '24 hour payouts'],
  ['Brindle & Oak', 'brindle oak'],
  ['Smørrebrød Łódź', 'smorrebrod lodz'],
  ['%%__', ''],
])('%s is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
