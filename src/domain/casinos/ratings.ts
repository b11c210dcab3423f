/** Calculations with ratings on the 10-point scale. */
import { GAME_BASELINE_RATING } from '#contract/reviews/limits.ts'

export interface RatingSources {
  /** The expert review's overall rating, as a number or a decimal string. */
  expert?: number | string | null | undefined
  /** The mean of the visitor reviews. */
  users?: number | string | null | undefined
  safety?: number | string | null | undefined
  /** An imported value, used when there is no other. */
  stored?: number | string | null | undefined
}

/**
 * The rating shown for a casino: the mean of experts and users when both exist, otherwise the one that exists,
 * otherwise the safety index, the stored value or 0. A rating of 0 counts as missing.
 */
export function shownRating({ expert, users, safety, stored }: RatingSources): number {
  const rated = [present(expert), present(users)].filter((value) => value !== undefined)
  return rated.length > 0 ? mean(rated) : (present(safety) ?? present(stored) ?? 0)
}

/** The overall rating of a visitor review: the mean of its six ratings as a whole number, halves up. */
export function overallOf(six: readonly number[]): number {
  return Math.round(mean(six))
}

/** The arithmetic mean; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The mean of ratings; null when any of them is not stated, because the mean of the others would mislead. */
export function meanOfStated(ratings: readonly (number | null)[]): number | null {
  const stated = ratings.filter((rating) => rating !== null)
  return stated.length === 0 || stated.length < ratings.length ? null : mean(stated)
}

/**
 * A rating with one decimal: "8.9". Halves are rounded up, as PostgreSQL's numeric does, although 8.35 is binary
 * 8.3499….
 */
export function oneDigit(value: number | string): string {
  return (Math.round(Number(value) * 10 + 1e-9) / 10).toFixed(1)
}

/** The rating in a game's badge: the editorial baseline, or its mean with the visitors' average. */
export function gameBadge(userAverage: number | null): number {
  return userAverage === null ? GAME_BASELINE_RATING : mean([GAME_BASELINE_RATING, userAverage])
}

function present(value: number | string | null | undefined): number | undefined {
  const number = Number(value ?? 0)
  return number > 0 ? number : undefined
}
