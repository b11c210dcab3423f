/**
 * The country list: two-letter codes of ISO 3166-1 (and XK) with English names, sorted by name. It is a file of ours
 * because the names of the runtime differ between versions.
 */
import NAMES from './countries.json' with { type: 'json' }

export const COUNTRIES: readonly (readonly [code: string, name: string])[] = Object.entries(NAMES)

const nameOf = new Map(COUNTRIES)

/** The English name. An unknown code is returned unchanged. */
export function countryName(code: string): string {
  return nameOf.get(code) ?? code
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Comoros|Gambia|Seychelles|Holy See|Isle of|Central|Dominican R)| (?:Islands|Territor)/

/** The name as it reads within a sentence: “the United Kingdom”, “Germany”. */
export function countryInText(code: string): string {
  const name = countryName(code)
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

export function isCountryCode(code: string): boolean {
  return nameOf.has(code)
}
