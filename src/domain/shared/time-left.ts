/** The remaining time of an offer (decision D-42). */

import { DAY_MS, HOUR_MS } from '#contract/shared/durations.ts'

const SOON = 48 * HOUR_MS

/** "Expired", "3d 4h left", "5h left" or "Ending soon" under one hour; undefined without an end date. */
export function timeLeft(validUntil: string | Date | null | undefined, now: Date): string | undefined {
  const left = millisecondsLeft(validUntil, now)
  if (left === undefined) return undefined
  if (left <= 0) return 'Expired'
  if (left < HOUR_MS) return 'Ending soon'
  const hours = Math.floor((left % DAY_MS) / HOUR_MS)
  return left < DAY_MS ? `${hours}h left` : `${Math.floor(left / DAY_MS)}d ${hours}h left`
}

/** True while the offer is current and ends in less than 48 hours. */
export function isEndingSoon(validUntil: string | Date | null | undefined, now: Date): boolean {
  const left = millisecondsLeft(validUntil, now)
  return left !== undefined && left > 0 && left < SOON
}

/** True once the end has passed. An offer without an end never expires. */
export function isExpired(validUntil: string | Date | null | undefined, now: Date): boolean {
  const left = millisecondsLeft(validUntil, now)
  return left !== undefined && left <= 0
}

function millisecondsLeft(validUntil: string | Date | null | undefined, now: Date): number | undefined {
  if (validUntil === null || validUntil === undefined || validUntil === '') return undefined
  const end = new Date(validUntil).getTime()
  return Number.isNaN(end) ? undefined : end - now.getTime()
}
