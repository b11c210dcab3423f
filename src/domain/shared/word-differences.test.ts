import { expect, test } from 'vitest'
import { wordDifferences } from './word-differences.ts'

test('only the words that differ are marked, in both texts', () => {
  const [one, two] = wordDifferences(
    'They paid in two days, well done.',
    'they paid me in three days, well done.',
  )
  expect(one).toEqual([
    { text: 'They paid in ', from: 0, isShared: true },
    { text: 'two ', from: 13, isShared: false },
    { text: 'days, well done.', from: 17, isShared: true },
  ])
  expect(two).toEqual([
    { text: 'they paid ', from: 0, isShared: true },
    { text: 'me ', from: 10, isShared: false },
    { text: 'in ', from: 13, isShared: true },
    { text: 'three ', from: 16, isShared: false },
    { text: 'days, well done.', from: 22, isShared: true },
  ])
})

test('the runs joined are the texts, whatever the texts are', () => {
  const texts = ['', ' ', 'a', '\n a b\n', 'a a a b a', 'b a '.repeat(700)]
  for (const first of texts)
    for (const second of texts) {
      const [one, two] = wordDifferences(first, second)
      expect(one.map(({ text }) => text).join('')).toBe(first)
      expect(two.map(({ text }) => text).join('')).toBe(second)
    }
})
