/** Where the safety index of some demo casinos comes from; the others were set by hand before marks were kept. */
import type { SafetyPart } from '#contract/casinos/safety.ts'

export interface DemoMarks {
  markedDaysAgo: number
  /** They come to the index of the casino. */
  marks: Readonly<Record<SafetyPart, readonly [mark: number, reason: string]>>
}

export interface DemoSetByHand {
  setBy: string
  setDaysAgo: number
  reason: string
}

export const DEMO_MARKS: Readonly<Record<string, DemoMarks>> = {
  Aldermoon: {
    markedDaysAgo: 41,
    marks: {
      license: [9.5, 'Malta Gaming Authority, found in the register; the company is named with its address.'],
      terms: [
        9.3,
        'A plain summary above every set of terms, and no clause that takes winnings for vague reasons.',
      ],
      payments: [9.5, 'Four withdrawals arrived within a day, none of them queried.'],
      conduct: [
        9.3,
        'No complaint that we could confirm is left unsolved; limits and self-exclusion work alone.',
      ],
      ownership: [9.4, 'Ten years under the same owner, who publishes yearly accounts.'],
    },
  },
  Quillmoor: {
    markedDaysAgo: 96,
    marks: {
      license: [8.8, 'A valid licence; the register names a trading company that the site does not.'],
      terms: [9.6, 'The clearest terms that we have read, with every fee in one table.'],
      payments: [8.4, 'Weekday withdrawals within a day, weekend ones on Monday.'],
      conduct: [8.6, 'Two complaints were answered late and solved; all limits can be set alone.'],
      ownership: [7.6, 'A small company that could pay one large winner at once, perhaps not several.'],
    },
  },
}

export const DEMO_SET_BY_HAND: Readonly<Record<string, DemoSetByHand>> = {
  Palvero: {
    setBy: 'Nora Whitlock',
    setDaysAgo: 28,
    reason:
      'Payouts may take six days by its terms, there is no time-out button, and two marks are still missing.',
  },
}
