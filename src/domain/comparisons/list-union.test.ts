import { expect, test } from 'vitest'
import { listUnion } from './list-union.ts'

const entries = (lists: string[][], wanted: string[] = []) =>
  listUnion(lists, {
    wanted,
    isWanted: (entry, criterion) => entry.toLowerCase().includes(criterion.toLowerCase()),
  }).map(({ entry, isWanted }) => `${entry}${isWanted ? '!' : ''}`)

test('every entry of any list is there once, what more lists have first, then by name', () => {
  expect(entries([['Visa', 'Skrill', 'Visa'], ['Bitcoin', 'Skrill'], []])).toEqual([
    'Skrill',
    'Bitcoin',
    'Visa',
  ])
})

test('what was asked for comes first in the order of asking, also where no list has it', () => {
  expect(
    entries(
      [
        ['Visa', 'PayPal'],
        ['Visa', 'Neteller'],
      ],
      ['PayPal', 'Paysafecard'],
    ),
  ).toEqual(['PayPal!', 'Paysafecard!', 'Visa', 'Neteller'])
})

test('a part of a name stands for all entries that have it', () => {
  expect(entries([['Mobile App', 'Live chat'], ['Mobile web app']], ['mobile'])).toEqual([
    'Mobile App!',
    'Mobile web app!',
    'Live chat',
  ])
})
