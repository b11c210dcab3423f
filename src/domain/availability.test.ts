import { expect, test } from 'vitest'
import { COUNTRIES } from '#contract/countries.ts'
import { availableCountries, restrictedNames } from './availability.ts'

test('available countries are all of the list less the restricted ones, each counted once', () => {
  expect(availableCountries([])).toBe(COUNTRIES.length)
  expect(availableCountries(['US', 'us', 'GB', 'ZZ'])).toBe(COUNTRIES.length - 2)
})

test('restricted codes are shown as names, an unknown one as it stands', () => {
  expect(restrictedNames(['US', 'FR', 'US', 'ZZ'])).toEqual(['United States', 'France', 'ZZ'])
})
