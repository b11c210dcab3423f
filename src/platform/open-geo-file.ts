import { readFileSync } from 'node:fs'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { isCountryCode } from '#contract/countries/countries.ts'
import { SettingsError } from './setting-values.ts'

/**
 * Reads a MaxMind database into memory. The returned function gives the country (ISO 3166-1) of an IPv4 or IPv6
 * address; undefined for an unknown one.
 * @throws SettingsError for a missing or invalid file
 */
export function openGeoFile(file: string): (address: string) => string | undefined {
  const reader = readerOf(file)
  return (address) => {
    const code = reader.get(address)?.country?.iso_code ?? ''
    return isCountryCode(code) ? code : undefined
  }
}

function readerOf(file: string): Reader<CountryResponse> {
  try {
    return new Reader<CountryResponse>(readFileSync(file))
  } catch (error) {
    throw new SettingsError(
      `GEOIP_FILE must be a readable file of MaxMind's format (mmdb), such as GeoLite2-Country.mmdb; ${file} is not: ${(error as Error).message}.`,
      { cause: error },
    )
  }
}
