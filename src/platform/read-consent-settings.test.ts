import { expect, test } from 'vitest'
import { readConsentSettings } from './read-consent-settings.ts'

test('visitors from the EU, the EEA, the United Kingdom and Switzerland are asked by default', () => {
  const { countries, countryHeader } = readConsentSettings({})
  expect(countryHeader).toBeUndefined()
  // 27 of the EU, 7 parts of them, three of the EEA and Svalbard, two more.
  expect(countries).toHaveLength(27 + 7 + 4 + 2)
  for (const code of ['DE', 'FR', 'IE', 'HR', 'RE', 'AX', 'NO', 'IS', 'LI', 'GB', 'CH'])
    expect(countries).toContain(code)
  for (const code of ['US', 'TR', 'RS', 'BR', 'CA']) expect(countries).not.toContain(code)
})

test('the list is what the setting says, or everyone, or no one', () => {
  const countriesOf = (CONSENT_COUNTRIES: string) => readConsentSettings({ CONSENT_COUNTRIES }).countries
  expect(countriesOf('br, de,DE  US')).toEqual(['BR', 'DE', 'US'])
  expect(countriesOf('none')).toEqual([])
  expect(countriesOf('ALL').length).toBeGreaterThan(240)
})

test.each([
  [{ CONSENT_COUNTRIES: 'DE,Germany' }, 'CONSENT_COUNTRIES must be two-letter country codes such as DE,FR'],
  [{ CONSENT_COUNTRIES: 'EU' }, 'not "EU"'],
  [{ CONSENT_COUNTRIES: ',' }, 'CONSENT_COUNTRIES'],
  [{ COUNTRY_HEADER: 'cf ipcountry', TRUST_PROXY: '1' }, 'COUNTRY_HEADER must be the name of a header'],
  [{ COUNTRY_HEADER: 'cf-ipcountry' }, 'COUNTRY_HEADER needs TRUST_PROXY'],
])('%j stops the start', (env, sentence) => {
  expect(() => readConsentSettings(env)).toThrow(sentence)
})

test('the header is taken with a proxy that is trusted', () => {
  expect(readConsentSettings({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }).countryHeader).toBe(
    'cf-ipcountry',
  )
})
