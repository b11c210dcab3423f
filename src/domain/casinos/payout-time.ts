/** Reads payout times from the features that a casino states. */

export interface StatedPayout {
  /** The feature as written, such as "24-hour payouts". */
  text: string
  hours: number
}

/** The fastest payout among the features; null where none states a time, which does not mean a slow one. */
export function statedPayout(features: readonly string[]): StatedPayout | null {
  const stated = features.flatMap((text) => {
    const hours = payoutHours(text)
    return hours === null ? [] : [{ text, hours }]
  })
  return stated.toSorted((a, b) => a.hours - b.hours)[0] ?? null
}

/** Hours of the fastest payout among the features; null where none states a time. */
export function statedPayoutHours(features: readonly string[]): number | null {
  return statedPayout(features)?.hours ?? null
}

/**
 * Reads hours from one feature: "24-hour payouts" is 24, "Withdrawals in 1-3 business days" is 72 (the slowest of a
 * range), "15 minute cashouts" is 0.25, "Instant payouts" is 0. Null for any other feature.
 */
export function payoutHours(feature: string): number | null {
  if (!PAYOUT.test(feature) || NOT_A_TIME.test(feature)) return null
  const [, from, to, unit] = DURATION.exec(feature) ?? []
  if (unit !== undefined) return Number(to ?? from) * (HOURS[unit.slice(0, 1).toLowerCase()] ?? 1)
  if (AT_ONCE.test(feature)) return 0
  return DAYS.find(([words]) => words.test(feature))?.[1] ?? null
}

const PAYOUT = /\b(?:payouts?|pays? out|paid out|withdrawals?|cash-?outs?)\b/i
/** "One free withdrawal every 24 hours" states a frequency, not a duration. */
const NOT_A_TIME = /\b(?:per|every|each|limits?|limited|fees?|free|minimum|maximum|min\.|max\.?|no)\b/i
const DURATION =
  /(\d{1,4})(?: ?(?:-|–|to) ?(\d{1,4}))?[ -]?(?:(?:business|working|banking) )?(min(?:ute)?s?|h(?:ou)?rs?|h|days?|weeks?)\b/i
const AT_ONCE =
  /\b(?:instant|immediate)(?:ly)? (?:[\w-]+ )?(?:payouts?|pays? out|paid out|withdrawals?|cash-?outs?)\b|\b(?:payouts?|pays? out|paid out|withdrawals?) (?:instantly|immediately|at once)\b/i
const DAYS: readonly (readonly [words: RegExp, hours: number])[] = [
  [/\bsame[ -]day\b/i, 24],
  [/\bnext[ -]day\b/i, 48],
]
const HOURS: Readonly<Record<string, number>> = { m: 1 / 60, h: 1, d: 24, w: 168 }
