import { COMMON_COUNTRIES } from '../shared/options.ts'
import { COUNTRIES } from './countries.ts'

/** All country codes as the country filter offers them: the common ones first, each group by name. */
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
