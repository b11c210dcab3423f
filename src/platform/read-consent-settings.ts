import { COUNTRIES, isCountryCode } from '#contract/countries/countries.ts'
import { type Env, refuse, SettingsError, text, whole } from './setting-values.ts'
import type { ConsentSettings } from './settings.ts'

/** The 27 EU countries with their territories that have own codes, the EEA, the United Kingdom, Switzerland. */
const DEFAULT_COUNTRIES =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
  'AX GF GP MF MQ RE YT IS LI NO SJ GB CH'

/**
 * The countries where visitors are asked before tracking: `CONSENT_COUNTRIES`, `COUNTRY_HEADER` and `GEOIP_FILE`.
 * @throws SettingsError for an invalid country code, and for a header without a trusted proxy
 */
export function readConsentSettings(env: Env): ConsentSettings {
  return {
    countries: readCountries(env),
    countryHeader: readCountryHeader(env),
    geoFile: text(env, 'GEOIP_FILE'),
  }
}

function readCountries(env: Env): readonly string[] {
  const value = text(env, 'CONSENT_COUNTRIES') ?? DEFAULT_COUNTRIES
  if (value.toLowerCase() === 'none') return []
  if (value.toLowerCase() === 'all') return COUNTRIES.map(([code]) => code)
  const codes = value
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '')
  const unknown = codes.find((code) => !isCountryCode(code))
  if (unknown !== undefined || codes.length === 0)
    refuse('CONSENT_COUNTRIES', 'two-letter country codes such as DE,FR, or all, or none', unknown ?? value)
  return [...new Set(codes)]
}

function readCountryHeader(env: Env): string | undefined {
  const name = text(env, 'COUNTRY_HEADER')?.toLowerCase()
  if (name === undefined) return undefined
  // The characters that RFC 9110 allows in a field name.
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]{1,100}$/.test(name))
    refuse('COUNTRY_HEADER', 'the name of a header such as cf-ipcountry', name)
  if (whole(env, 'TRUST_PROXY', 0, 0, 10) === 0)
    throw new SettingsError(
      'COUNTRY_HEADER needs TRUST_PROXY: without a proxy visitors could set it themselves.',
    )
  return name
}
