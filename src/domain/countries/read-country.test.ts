import { expect, test } from 'vitest'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { readCountry } from './read-country.ts'

test.each([
  ['US', 'US'],
  ['us', 'US'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['germany', 'DE'],
  ['Aland islands', 'AX'],
  ['Czech Republic', 'CZ'],
  ['the States', 'US'],
  ['States', 'US'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Macedonia', 'MK'],
  ['Scotland', 'GB'],
  ['Holland', 'NL'],
  ['Czechia', 'CZ'],
  ['UAE', 'AE'],
  ['Côte d’Ivoire', 'CI'],
  ['Burma', 'MM'],
  ['The Gambia', 'GM'],
  ['DR Congo', 'CD'],
  ['Bavaria', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is %s', (text, code) => expect(readCountry(text)).toBe(code))

test('every name and every code is one country', () => {
  for (const [code, name] of COUNTRIES) expect([readCountry(code), readCountry(name)]).toEqual([code, code])
})
