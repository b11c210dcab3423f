import { BRITAIN } from '#domain/offers/britain.ts'
import { britainRules } from '#web/country/britain-rules.ts'
import { isCountryCode } from '#contract/countries/countries.ts'
import type { Settings } from '#platform/settings.ts'

/**
 * The visitor's country (ISO 3166-1) as the trusted proxy names it; undefined without such a proxy, and for anything
 * that is no country, such as Cloudflare's XX (unknown) and T1 (Tor).
 */
export function visitorCountry(
  headers: Headers,
  { consent: { countryHeader }, trustProxy }: Pick<Settings, 'consent' | 'trustProxy'>,
): string | undefined {
  if (countryHeader === undefined || trustProxy === 0) return undefined
  const code = headers.get(countryHeader)?.trim().toUpperCase() ?? ''
  return isCountryCode(code) ? code : undefined
}

/**
 * The style sheet that every page asks for where a proxy names the country: what must not be seen from there, with scripts
 * and without. Pages themselves are the same for everyone, so that they can be shared.
 */
export function countrySheet(country: string | undefined): string {
  return country === BRITAIN ? britainRules() : ''
}
