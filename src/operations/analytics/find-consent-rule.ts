import type { ConsentRule } from '#contract/site/site.schema.ts'
import { timeZoneCountry } from '#domain/countries/time-zone-country.ts'
import type { App } from '../app/app.ts'

interface Whereabouts {
  /** ISO 3166-1, from the trusted proxy. Takes precedence over the time zone. */
  country: string | undefined
  /** From the browser. */
  timeZone: string | undefined
}

/** Whether the visitor's place requires consent (decision D-75). An unknown place does. */
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
