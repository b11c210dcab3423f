/** Dates of the demo catalogue: days or hours relative to the first start, such as "-3d", "-0.5d" or "+300h". */
import { z } from 'zod'
import { HOUR_MS } from '#contract/shared/durations.ts'

const UNIT_MS = { d: 24 * HOUR_MS, h: HOUR_MS } as const
const PATTERN = /^([+-]\d{1,5}(?:\.\d{1,6})?)([dh])$/
const MESSAGE = 'must be days or hours from the first start, such as "-3d" or "+12h"'

export const RelativeDate = z.string(MESSAGE).regex(PATTERN, MESSAGE)

/** The instant of "-3d" relative to `now`; fractions count. */
export function instantOf(date: string, now: Date): Date {
  const [, count, unit] = PATTERN.exec(date) ?? []
  if (count === undefined) throw new Error(`${date} ${MESSAGE}`)
  return new Date(now.getTime() + Number(count) * UNIT_MS[unit === 'h' ? 'h' : 'd'])
}

/** The day of that instant in UTC, such as "2026-11-22". */
export function dayOf(date: string, now: Date): string {
  return instantOf(date, now).toISOString().slice(0, 10)
}

/** The days between "-3d" or "-12h" and the first start; negative for future dates. */
export function daysBefore(date: string): number {
  // Subtracting from 0 avoids -0.
  return 0 - instantOf(date, new Date(0)).getTime() / UNIT_MS.d
}

/** The instant some days before `now`; fractions count. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * UNIT_MS.d)
}
