/** How long a payout takes by what a casino states among its features. What nobody stated stays unknown. */

/** Hours of the fastest payout that any of the features states; null when none states a time. */
export function statedPayoutHours(features: readonly string[]): number | null {
  const stated = features.map(payoutHours).filter((hours) => hours !== null)
  return stated.length === 0 ? null : Math.min(...stated)
}

/**
 * Hours by one feature: "24-hour payouts" is 24, "Withdrawals in 1-3 business days" is 72 (the slowest of a range),
 * "15 minute cashouts" is 0.25, "Instant payouts" is 0. Null for a feature about anything else.
 */
export function payoutHours(feature: string): number | null {
  if (!PAYOUT.test(feature) || NOT_A_TIME.test(feature)) return null
  const [, from, to, unit] = DURATION.exec(feature) ?? []
  if (unit !== undefined) return Number(to ?? from) * (HOURS[unit.slice(0, 1).toLowerCase()] ?? 1)
  if (AT_ONCE.test(feature)) return 0
  return /\bsame[ -]day\b/i.test(feature) ? 24 : null
}

const PAYOUT = /\b(?:payouts?|pays? out|paid out|withdrawals?|cash-?outs?)\b/i
/** "One free withdrawal every 24 hours" says how often, and not how fast. */
const NOT_A_TIME = /\b(?:per|every|each|limits?|limited|fees?|free|minimum|maximum|min\.|max\.?|no)\b/i
const DURATION =
  /(\d{1,4})(?: ?(?:-|–|to) ?(\d{1,4}))?[ -]?(?:(?:business|working|banking) )?(min(?:ute)?s?|h(?:ou)?rs?|h|days?|weeks?)\b/i
const AT_ONCE =
  /\b(?:instant|immediate)(?:ly)? (?:[\w-]+ )?(?:payouts?|pays? out|paid out|withdrawals?|cash-?outs?)\b|\b(?:payouts?|pays? out|paid out|withdrawals?) (?:instantly|immediately|at once)\b/i
const HOURS: Readonly<Record<string, number>> = { m: 1 / 60, h: 1, d: 24, w: 168 }
