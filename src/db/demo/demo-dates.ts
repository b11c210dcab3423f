/** The instant some days before `now`; parts of a day count. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

/** The instant some hours after `now`, or before it when negative. */
export function hoursAhead(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}
