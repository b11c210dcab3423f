import { expect, test } from 'vitest'
import { HELPLINES } from '#contract/countries/helplines.ts'
import { sortHelplines } from './sort-helplines.ts'

const inOrder = Object.keys(HELPLINES)
const codes = (first: string | undefined) => sortHelplines(HELPLINES, first).map(([code]) => code)

test('the helpline of the visitor comes first, and the others keep their order', () => {
  expect(codes('GB')).toEqual(['GB', ...inOrder.filter((code) => code !== 'GB')])
})

test('without a country, or with one that has no helpline, the order is that of the names', () => {
  expect(codes(undefined)).toEqual(inOrder)
  expect(codes('BR')).toEqual(inOrder)
})
