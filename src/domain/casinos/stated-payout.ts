/** How long a payout takes by a casino's own statement, read from its list of features. */

export interface StatedPayout {
  /** The feature as it is written, such as "24-hour payouts". */
  text: string
  /** The longest time that it states. */
  hours: number
}

const IS_PAYOUT = /\b(?:pay-?outs?|withdrawals?|cash-?outs?)\b/i
const TIME = /\b(\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?[\s-]?(minute|min|hour|hr|h|day)s?\b/i
const HOURS: Readonly<Record<string, number>> = { minute: 1 / 60, min: 1 / 60, hour: 1, hr: 1, h: 1, day: 24 }
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\binstant\b/i, 0],
  [/\bsame[\s-]day\b/i, 24],
  [/\bnext[\s-]day\b/i, 48],
]

/** The shortest payout time among the features; null where none states a time, which is not the same as a slow one. */
export function statedPayout(features: readonly string[]): StatedPayout | null {
  const stated = features.flatMap((text) => {
    const hours = hoursOf(text)
    return hours === undefined ? [] : [{ text, hours }]
  })
  return stated.toSorted((a, b) => a.hours - b.hours)[0] ?? null
}

function hoursOf(text: string): number | undefined {
  if (!IS_PAYOUT.test(text)) return undefined
  const [, least, most, unit = ''] = TIME.exec(text) ?? []
  const perUnit = HOURS[unit.toLowerCase()]
  if (perUnit !== undefined) return Number(most ?? least) * perUnit
  return WORDS.find(([word]) => word.test(text))?.[1]
}
