/** The country of a time zone, from the Unicode CLDR data of the runtime. */
import { COUNTRIES } from '#contract/countries/countries.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { lazily } from '../shared/lazily.ts'

/**
 * The country (ISO 3166-1) of a time zone as browsers name it, including old names such as Asia/Calcutta. Undefined for
 * names without a country: UTC, which some browsers report for privacy, fixed offsets, and unknown names.
 */
export function timeZoneCountry(timeZone: string): string | undefined {
  return countryOf().get(canonicalName(timeZone))
}

/** Includes the names that resolvedOptions() returns. */
const countryOf = lazily(
  (): ReadonlyMap<string, string> =>
    new Map(
      COUNTRIES.flatMap(([code]) =>
        (new Intl.Locale('und', { region: code }).getTimeZones() ?? []).map((zone) => [zone, code] as const),
      ),
    ),
)

/** Empty for an unknown name. */
function canonicalName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat(LANGUAGE, { timeZone }).resolvedOptions().timeZone
  } catch {
    return ''
  }
}
