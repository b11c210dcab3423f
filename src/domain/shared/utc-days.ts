import { DAY_MS } from '#contract/shared/durations.ts'

/** The day of an instant in UTC, such as "2026-03-14". */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Today in UTC and the days before it, oldest first; the given number of days. */
export function lastUtcDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => utcDay(daysBefore(now, count - 1 - index)))
}

/** The first instant of the first of those days. */
export function startOfLastUtcDays(now: Date, count: number): Date {
  return new Date(`${utcDay(daysBefore(now, count - 1))}T00:00:00.000Z`)
}

/** The same time of day, the given number of days earlier. A day in UTC always has 24 hours. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}
