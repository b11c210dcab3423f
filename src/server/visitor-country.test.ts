import { expect, test } from 'vitest'
import { visitorCountry } from './visitor-country.ts'

const consent = { countries: [], countryHeader: 'cf-ipcountry' }
const named = (country: string) => new Headers({ 'cf-ipcountry': country })

test('a trusted proxy names the country in the header of the settings', () => {
  expect(visitorCountry(named('de'), { consent, trustProxy: 1 })).toBe('DE')
  expect(visitorCountry(new Headers(), { consent, trustProxy: 1 })).toBeUndefined()
  expect(visitorCountry(new Headers({ 'x-country': 'DE' }), { consent, trustProxy: 1 })).toBeUndefined()
})

test('without a trusted proxy the header is a claim of the visitor', () => {
  expect(visitorCountry(named('US'), { consent, trustProxy: 0 })).toBeUndefined()
  expect(
    visitorCountry(named('US'), { consent: { countries: [], countryHeader: undefined }, trustProxy: 1 }),
  ).toBeUndefined()
})

test.each(['XX', 'T1', 'EU', '', 'US, DE', 'United States', '__proto__'])('%j is no country', (country) => {
  expect(visitorCountry(named(country), { consent, trustProxy: 1 })).toBeUndefined()
})
