import type { App } from '../app/app.ts'

/** Whether a source for visitors' countries is configured: the header of a trusted proxy, or GEOIP_FILE. */
export function knowsCountries({ settings: { consent, trustProxy } }: Pick<App, 'settings'>): boolean {
  return consent.geoFile !== undefined || (consent.countryHeader !== undefined && trustProxy > 0)
}
