const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Mar 14" for the day "2026-03-14". */
export function shortDay(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}

/** "Sat, Mar 14". */
export function longDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
