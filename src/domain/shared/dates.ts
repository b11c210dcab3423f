/**
 * Dates in the site's format (decision D-12). Locale and time zone are fixed, so that the server and every browser
 * write the same text.
 */
import { LANGUAGE } from '#contract/shared/language.ts'
const mediumDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' })

/** "Nov 16, 2025"; undefined for a missing or unreadable instant, so that the caller chooses the words. */
export function formatDate(iso: string | null | undefined): string | undefined {
  if (iso === null || iso === undefined || iso === '') return undefined
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : mediumDate.format(instant)
}
