/** In which country a time zone is: the Unicode CLDR data that the runtime brings along. */
import { COUNTRIES } from '#contract/countries/countries.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { lazily } from '../shared/lazily.ts'

/**
 * The country (ISO 3166-1) of a time zone as browsers name it, old names such as Asia/Calcutta included. Undefined for
 * what is no place: UTC, which some browsers claim for privacy, fixed offsets, and names that no one knows.
 */
export function timeZoneCountry(timeZone: string): string | undefined {
  return countryOf().get(canonicalName(timeZone))
}

/** By the names that resolvedOptions() uses, too. */
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
