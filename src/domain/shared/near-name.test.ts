import { expect, test } from 'vitest'
import { nearName } from './near-name.ts'

test.each([
  ['Čačak Royal Casino', 'cacak-royal'],
  ['BETTER.BET', 'Better Bet'],
  ['Casino Aldermoon', 'Aldermoon'],
])('%j and %j are nearly the same name', (one, other) => {
  expect(nearName(one)).toBe(nearName(other))
})

test('a name of nothing but the word casino is like no other', () => {
  expect(nearName('The Casino')).not.toBe('')
  expect(nearName('Casino!')).toBe('')
})
