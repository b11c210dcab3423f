/**
 * Dates as the site writes them (decision D-12). Fixed locale and time zone, so that the server and
 * every browser write the same words.
 */
import { LANGUAGE } from '#contract/shared/language.ts'
const mediumDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' })

/** "Nov 16, 2025"; undefined for a missing or unreadable instant, so that the caller chooses its own words. */
export function formatDate(iso: string | null | undefined): string | undefined {
  if (iso === null || iso === undefined || iso === '') return undefined
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : mediumDate.format(instant)
}
