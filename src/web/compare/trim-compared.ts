import type { Compared, ComparedBonus, ComparedCasino, ComparedGame } from '#contract/comparisons/compared.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { cardOf } from '../cards/card-of.ts'

/** What the table says, and no more: the page carries it twice, as HTML and as data. */
export function trimCompared(compared: Compared): Compared {
  switch (compared.kind) {
    case 'casinos':
      return { kind: 'casinos', items: compared.items.map(trimCasino) }
    case 'bonuses':
      return { kind: 'bonuses', items: compared.items.map(trimBonus) }
    case 'games':
      return { kind: 'games', items: compared.items.map(trimGame) }
  }
}

function trimCasino({ casino, expert, welcomeOffer, ...rest }: ComparedCasino): ComparedCasino {
  return {
    ...rest,
    // Every one of them has a row.
    casino: { ...cardOf(casino), paymentMethods: casino.paymentMethods, features: casino.features },
    expert:
      expert &&
      pick(
        expert,
        RATING_CATEGORIES.map((category) => `${category}Rating` as const),
      ),
    welcomeOffer:
      welcomeOffer &&
      pick(welcomeOffer, [
        'id',
        'slug',
        'amount',
        'wageringRequirement',
        'minDeposit',
        'validUntil',
        'noEndDate',
      ]),
  }
}

function trimBonus({ bonus, ...rest }: ComparedBonus): ComparedBonus {
  return {
    ...rest,
    bonus: pick(bonus, [
      'id',
      'slug',
      'casinoId',
      'title',
      'type',
      'amount',
      'wageringRequirement',
      'minDeposit',
      'maxWin',
      'validUntil',
      'noEndDate',
      'code',
      'noCodeNeeded',
      'isActive',
      'casino',
    ]),
  }
}

function trimGame(game: ComparedGame): ComparedGame {
  return pick(game, [
    'id',
    'slug',
    'name',
    'provider',
    'type',
    'rtp',
    'volatility',
    'minBet',
    'maxBet',
    'maxMultiplier',
    'imageUrl',
    'demoUrl',
    'isActive',
    'userAverage',
    'totalReviews',
  ])
}

function pick<T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>
}
