import type { ConsentRule } from '#contract/site/site.schema.ts'
import { timeZoneCountry } from '#domain/countries/time-zone-country.ts'
import type { App } from '../app/app.ts'

interface Whereabouts {
  /** ISO 3166-1, as the trusted proxy names it; takes precedence over the time zone. */
  country: string | undefined
  /** As the browser names it. */
  timeZone: string | undefined
}

/** Whether consent is needed where a visitor is (decision D-75). In an unknown place it is. */
export function findConsentRule(
  { settings: { consent, retention } }: Pick<App, 'settings'>,
  { country, timeZone = '' }: Whereabouts,
): ConsentRule {
  const place = country ?? timeZoneCountry(timeZone)
  const isListed = place === undefined || consent.countries.includes(place)
  return {
    isRequired: consent.countries.length > 0 && isListed,
    keptDays: retention.interactions,
    country: place ?? null,
  }
}
