import { expect, test } from 'vitest'
import { entriesIn, withEntries } from './form-values.ts'

test('a pasted list becomes its entries, trimmed and without blank ones', () => {
  expect(entriesIn('Visa, Mastercard; Skrill\r\n\n  Bank   transfer \t,;')).toEqual([
    'Visa',
    'Mastercard',
    'Skrill',
    'Bank transfer',
  ])
})

test('a comma inside a number separates nothing', () => {
  expect(entriesIn('Over 5,000 games, 24/7 chat')).toEqual(['Over 5,000 games', '24/7 chat'])
})

test('an entry is added once whatever its case, and what was there stays as it is', () => {
  expect(withEntries(['Visa'], 'VISA, skrill, Skrill')).toEqual(['Visa', 'skrill'])
})

test('a known value takes its known spelling', () => {
  expect(withEntries([], 'paypal, Unheard', ['PayPal', 'Visa'])).toEqual(['PayPal', 'Unheard'])
})

test.each(['', '  ', ' ; ,'])('%j adds nothing', (text) => {
  expect(withEntries(['Visa'], text)).toEqual(['Visa'])
})
