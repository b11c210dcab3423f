import { expect, test } from 'vitest'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { availableCountries, restrictedNames } from './availability.ts'
import { hasUncheckedRestrictions } from './restrictions.ts'

test('available countries are all of the list less the restricted ones, each counted once', () => {
  expect(availableCountries([])).toBe(COUNTRIES.length)
  expect(availableCountries(['US', 'us', 'GB', 'ZZ'])).toBe(COUNTRIES.length - 2)
})

test('restricted codes are shown as names, an unknown one as it is', () => {
  expect(restrictedNames(['US', 'FR', 'US', 'ZZ'])).toEqual(['United States', 'France', 'ZZ'])
})

test('restrictions are unknown only where none is listed and no one checked', () => {
  expect(hasUncheckedRestrictions({ restrictedCountries: [], restrictionsChecked: false })).toBe(true)
  expect(hasUncheckedRestrictions({ restrictedCountries: [], restrictionsChecked: true })).toBe(false)
  expect(hasUncheckedRestrictions({ restrictedCountries: ['US'], restrictionsChecked: false })).toBe(false)
})
