/** Where a casino accepts players, derived from the countries that it restricts. */
import { COUNTRIES, countryName, isCountryCode } from '#contract/countries/countries.ts'

export function availableCountries(restricted: readonly string[]): number {
  return COUNTRIES.length - new Set(restricted.map(upper).filter(isCountryCode)).size
}

/** The English names of the codes without duplicates, in the given order. Unknown codes stay as they are. */
export function restrictedNames(codes: readonly string[]): string[] {
  return [...new Set(codes.map(upper))].map(countryName)
}

function upper(code: string): string {
  return code.toUpperCase()
}
