import { COUNTRIES } from '#contract/countries/countries.ts'
import NAMES from './other-names.json' with { type: 'json' }

/**
 * The two-letter code of a country in a spreadsheet: by code, by English name ignoring case and accents, by a usual
 * short form, by a former name, or by the name of a part. Undefined for anything else.
 */
export function readCountry(text: string): string | undefined {
  return CODES.get(fold(text)) ?? CODES.get(fold(text.replace(/^\s*the\s+/i, '')))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '')
}

/**
 * Other names of countries: short forms, former names, and parts that people name in place of the country. Used by
 * imports, search and the assistant.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = NAMES

const CODES: ReadonlyMap<string, string> = new Map([
  // A verb in running text, but a name in a cell.
  ['states', 'US'],
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [fold(name.replace(/^the /, '')), code] as const),
  ),
  ...COUNTRIES.flatMap(([code, name]) => [[code.toLowerCase(), code] as const, [fold(name), code] as const]),
])
