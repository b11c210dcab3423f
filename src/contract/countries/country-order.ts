import { COMMON_COUNTRIES } from '../shared/options.ts'
import { COUNTRIES } from './countries.ts'

/** All country codes in the order of the country filter: the common ones first, each group by name. */
export const COUNTRY_ORDER: readonly string[] = [
  ...codes().filter((code) => isCommon(code)),
  ...codes().filter((code) => !isCommon(code)),
]

function codes(): string[] {
  return COUNTRIES.map(([code]) => code)
}

function isCommon(code: string): boolean {
  return COMMON_COUNTRIES.some((common) => common === code)
}
