/** A date in English medium form (decision D-12): "Dec 31, 2025"; nothing for a missing or invalid one. */
export function mediumDate(date: string | null): string | undefined {
  const time = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? undefined : MEDIUM.format(time)
}

// A fixed zone: the server and the browser must print the same day.
const MEDIUM = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
