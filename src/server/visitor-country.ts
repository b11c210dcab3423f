import { BRITAIN } from '#domain/offers/britain.ts'
import { britainRules } from '#web/countries/britain-rules.ts'
import { isCountryCode } from '#contract/countries/countries.ts'
import type { Settings } from '#platform/settings.ts'
import { openGeoFile } from '#platform/open-geo-file.ts'

export type CountryOf = (headers: Headers, address: string) => string | undefined

/**
 * Determines visitors' countries from the trusted proxy, else from the file of GEOIP_FILE, which is read once. Values
 * that are not countries, such as Cloudflare's XX (unknown) and T1 (Tor), count as missing.
 * @throws SettingsError when the file cannot be read
 */
export function createCountryOf({
  consent,
  trustProxy,
}: Pick<Settings, 'consent' | 'trustProxy'>): CountryOf {
  const { countryHeader, geoFile } = consent
  const located = geoFile === undefined ? undefined : openGeoFile(geoFile)
  return (headers, address) => {
    const named = countryHeader === undefined || trustProxy === 0 ? null : headers.get(countryHeader)
    const code = named?.trim().toUpperCase() ?? ''
    return isCountryCode(code) ? code : located?.(address)
  }
}

/**
 * The style sheet that every page loads where a proxy names the country. It hides what must not be seen from there,
 * with and without scripts. Pages themselves are the same for everyone, so that they can be shared.
 */
export function countrySheet(country: string | undefined): string {
  return country === BRITAIN ? britainRules() : ''
}
