/** Names for countries: official and everyday names, adjectives, states and well-known cities. */
import { COUNTRIES } from '#contract/countries/countries.ts'
import { OTHER_NAMES } from '../countries/read-country.ts'
import EVERYDAY_NAMES from './country-aliases.json' with { type: 'json' }
import { plainText } from './plain-text.ts'

/** Names with codes, the longest names first. */
export const COUNTRY_NAMES: readonly (readonly [name: string, code: string])[] = [
  ...COUNTRIES.map(([code, name]) => [plainText(name.replace(/ \(.*/, '')).trim(), code] as const).filter(
    ([, code]) => !['UM', 'JE'].includes(code),
  ),
  // Abbreviations need capitals: "usa" is a verb and "rok" a year in other languages.
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names
      .split('|')
      .filter((name) => name.length > 3)
      .map((name) => [name, code] as const),
  ),
  ...Object.entries(EVERYDAY_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, code] as const),
  ),
].toSorted(([a], [b]) => b.length - a.length)
