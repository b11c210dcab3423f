import { expect, test } from 'vitest'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { CONTINENTS } from './continents.ts'

test('every country of the list is on one continent', () => {
  const codes = CONTINENTS.flatMap((continent) => continent.codes)
  expect(codes.toSorted()).toEqual(COUNTRIES.map(([code]) => code).toSorted())
})
