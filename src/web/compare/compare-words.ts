import type { CompareKind } from '#contract/comparisons/compare.ts'

interface Words {
  many: string
  one: string
  /** In the middle of a sentence. */
  few: string
  description: string
}

/** How the comparison speaks of each kind. */
export const COMPARE_WORDS: Readonly<Record<CompareKind, Words>> = {
  casinos: {
    many: 'Casinos',
    one: 'Casino',
    few: 'casinos',
    description:
      'Up to three casinos side by side: safety, expert and user scores, licence, welcome offer, payments and features.',
  },
  bonuses: {
    many: 'Bonuses',
    one: 'Bonus',
    few: 'bonuses',
    description:
      'Up to three bonuses side by side: amount, wagering, minimum deposit, highest win and how long each one runs.',
  },
  games: {
    many: 'Games',
    one: 'Game',
    few: 'games',
    description:
      'Up to three games side by side: RTP, volatility, bet range, highest multiplier, provider and ratings.',
  },
}
