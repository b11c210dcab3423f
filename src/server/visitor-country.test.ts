import { expect, test } from 'vitest'
import { geoFile } from '#test/geo-file.ts'
import { createCountryOf } from './visitor-country.ts'

const consent = { countries: [], countryHeader: 'cf-ipcountry' }
type Asked = Parameters<typeof createCountryOf>[0]
const visitorCountry = (headers: Headers, settings: Asked, address = '198.51.100.7') =>
  createCountryOf(settings)(headers, address)
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

test('a file knows the country of an address, where no proxy names another', () => {
  const settings = { consent: { ...consent, geoFile: geoFile([192, 0, 2], 'NO') }, trustProxy: 1 }
  expect(visitorCountry(new Headers(), settings, '192.0.2.80')).toBe('NO')
  expect(visitorCountry(named('XX'), settings, '192.0.2.80')).toBe('NO')
  expect(visitorCountry(named('DE'), settings, '192.0.2.80')).toBe('DE')
  expect(visitorCountry(new Headers(), settings, '192.0.3.80')).toBeUndefined()
  expect(visitorCountry(new Headers(), settings, 'unknown')).toBeUndefined()
  expect(
    visitorCountry(
      new Headers(),
      { ...settings, consent: { ...settings.consent, geoFile: geoFile([192, 0, 2], 'XX') } },
      '192.0.2.1',
    ),
  ).toBeUndefined()
})

test.each(['/nowhere/country.mmdb', new URL(import.meta.url).pathname])('%s is no such file', (file) => {
  expect(() => createCountryOf({ consent: { ...consent, geoFile: file }, trustProxy: 0 })).toThrow(
    /^GEOIP_FILE must be a readable file of MaxMind's format/,
  )
})
