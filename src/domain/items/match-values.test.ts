import { expect, test } from 'vitest'
import { foldValue, matchValues } from './match-values.ts'

const HELD = new Map([
  ['Visa', 40],
  ['PayPal', 30],
  ['Malta Gaming Authority', 12],
  ['Curaçao eGaming', 9],
  ['Bitcoin', 5],
  ['Bank transfer', 4],
  ['Live chat', 3],
])
const read = (given: string, chosen?: ReadonlyMap<string, string | null>) => {
  const [match] = matchValues(new Map([[given, 1]]), HELD, chosen)
  return match && { how: match.how, read: match.read, proposed: match.proposed }
}

test.each([
  ['visa', 'Visa'],
  ['Pay Pal', 'PayPal'],
  ['pay-pal', 'PayPal'],
  ['CURACAO EGAMING', 'Curaçao eGaming'],
])('%s differs in case, spaces, accents or signs only', (given, known) => {
  expect(read(given)).toEqual({ how: 'same', read: known, proposed: known })
})

test.each([
  ['MGA', 'Malta Gaming Authority'],
  ['btc', 'Bitcoin'],
  ['Visa card', 'Visa'],
  ['Wire transfer', 'Bank transfer'],
])('%s is a usual abbreviation or its long form', (given, known) => {
  expect(read(given)).toEqual({ how: 'short', read: known, proposed: known })
})

test('a part of one known value is only proposed', () => {
  expect(read('curacao')).toEqual({ how: 'part', read: 'curacao', proposed: 'Curaçao eGaming' })
  expect(read('Live chat around the clock')).toMatchObject({ how: 'part', proposed: 'Live chat' })
  expect(read('eGaming Malta')).toMatchObject({ how: 'new', proposed: null })
})

test('what the catalogue has letter by letter needs no decision, and what nothing is like is new', () => {
  expect(read('Visa')).toBeUndefined()
  expect(read('Neosurf')).toEqual({ how: 'new', read: 'Neosurf', proposed: null })
  expect(read('€')).toEqual({ how: 'new', read: '€', proposed: null })
})

test('what staff said wins, also that a value is one of its own', () => {
  expect(read('Neosurf', new Map([[foldValue('NeoSurf'), 'PayPal']]))).toMatchObject({
    how: 'chosen',
    read: 'PayPal',
  })
  expect(read('MGA', new Map([['mga', null]]))).toMatchObject({ how: 'chosen', read: 'MGA' })
})

test('spellings of one new value become the most frequent of the file', () => {
  const given = new Map([
    ['neosurf', 1],
    ['Neosurf', 5],
    ['NEO SURF', 2],
  ])
  expect(matchValues(given, HELD).map(({ given: value, read: kept, how }) => [value, kept, how])).toEqual([
    ['Neosurf', 'Neosurf', 'new'],
    ['NEO SURF', 'Neosurf', 'same'],
    ['neosurf', 'Neosurf', 'same'],
  ])
})
