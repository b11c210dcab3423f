import { expect, test } from 'vitest'
import { ANOTHER_TYPE, bonusFormOf, bonusValuesOf, TYPE_CHOICES, typeInWords } from './bonus-values.ts'

test('types are offered with hyphens, and any other is kept as it was typed', () => {
  expect(TYPE_CHOICES).toEqual(['welcome', 'no-deposit', 'free-spins', 'cashback', 'reload', 'vip'])
  expect(bonusValuesOf({ type: 'no_deposit' })).toMatchObject({ type: 'no-deposit', otherType: '' })
  const other = bonusValuesOf({ type: 'High-roller, weekly' })
  expect(other).toMatchObject({ type: ANOTHER_TYPE, otherType: 'High-roller, weekly' })
  expect(bonusFormOf(other)).toMatchObject({ type: 'High-roller, weekly' })
  expect(bonusFormOf({ ...other, type: 'vip' })).toMatchObject({ type: 'vip' })
})

test.each([
  ['no_deposit', 'no-deposit'],
  ['High_Roller weekly', 'High_Roller weekly'],
])('the tables call the type %j %j', (type, words) => {
  expect(typeInWords(type)).toBe(words)
})

test('an end keeps its hour until its day is changed', () => {
  const values = bonusValuesOf({ validUntil: '2026-12-05T17:00:00.000Z' })
  expect(values.validUntil).toBe('2026-12-05')
  expect(bonusFormOf(values).validUntil).toBe('2026-12-05T17:00:00.000Z')
  expect(bonusFormOf({ ...values, validUntil: '2026-12-06' }).validUntil).toBe('2026-12-06')
  expect(bonusFormOf({ ...values, validUntil: '' }).validUntil).toBe('')
})

test('what only the fields know is not sent', () => {
  expect(bonusFormOf(bonusValuesOf({ title: 'A', offerTerms: null, type: 'vip', validUntil: null }))).toEqual(
    { title: 'A', offerTerms: null, type: 'vip', validUntil: '' },
  )
})
