/** Texts for random casinos and offers, with the numbers they state, worked out by hand. */

/** Features and the hours of a payout. */
export const STATED_PAYOUTS: readonly (readonly [text: string, hours: number])[] = [
  ['24-hour payouts', 24],
  ['48-hour payouts', 48],
  ['Payouts within 1-3 days', 72],
  ['Instant withdrawals', 0],
]

/** Wagering requirements and their multiples; null where the text states none. */
export const STATED_WAGERINGS: readonly (readonly [text: string, times: number | null])[] = [
  ['35×', 35],
  ['10x bonus', 10],
  ['within 30 days, 30×', 30],
  ['2.5 x', 2.5],
  ['No wagering', 0],
  ['None', 0],
  ['See the terms', null],
]
