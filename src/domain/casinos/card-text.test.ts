import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

test('a description that fits stays as it is', () => {
  expect(cardText('Thirty spins, no wagering.')).toBe('Thirty spins, no wagering.')
  expect(cardText('a'.repeat(240))).toBe('a'.repeat(240))
})

test('a longer one ends with a whole word and an ellipsis', () => {
  expect(cardText('word '.repeat(60))).toBe(`${'word '.repeat(47)}word…`)
})

test('one long word is cut, and never in the middle of a character', () => {
  expect(cardText('W'.repeat(300))).toBe(`${'W'.repeat(239)}…`)
  expect(cardText(`${'W'.repeat(238)}${'😀'.repeat(30)}`)).toBe(`${'W'.repeat(238)}…`)
})
