/** Views, clicks and searches of the demo by day: growing from week to week, quieter in midweek. */
import type { InteractionType } from '#contract/shared/options.ts'
import type { InteractionRow } from '../queries/analytics/interaction-writes.ts'
import { daysAgo } from './demo-dates.ts'
import type { DemoIds } from './demo-ids.ts'
import { pickWeighted, randomFrom, type Random } from './seeded.ts'

/** Covers the last 30 days and the 30 before. */
const DAYS = 62

interface Kind {
  interactionType: InteractionType
  targetType: string
  /** On an average day at the end. */
  perDay: number
  targets: Readonly<Record<string, number>>
}

/** The same `now` gives the same rows. None is in the future. */
export function demoTraffic(ids: DemoIds, now: Date): Omit<InteractionRow, 'sessionId'>[] {
  const random = randomFrom('demo traffic')
  const kinds = kindsOf(ids)
  return Array.from({ length: DAYS }, (_, day) => DAYS - 1 - day).flatMap((day) => {
    const pace = paceOf(daysAgo(now, day), day)
    return kinds.flatMap(({ perDay, targets, ...kind }) => {
      const count = Math.round(perDay * pace * (0.8 + 0.4 * random()))
      return Array.from({ length: count }, () => ({
        ...kind,
        targetId: pickWeighted(random, targets),
        at: daysAgo(now, day + random()),
      }))
    })
  })
}

function kindsOf({ casinos, bonuses }: DemoIds): readonly Kind[] {
  const byCasino = weightsOf([...casinos.values()], randomFrom('demo casino interest'))
  const byBonus = weightsOf([...bonuses.values()], randomFrom('demo bonus interest'))
  return [
    { interactionType: 'casino_details_view', targetType: 'casino', perDay: 26, targets: byCasino },
    { interactionType: 'bonus_details_view', targetType: 'bonus', perDay: 11, targets: byBonus },
    { interactionType: 'casino_click', targetType: 'casino', perDay: 10, targets: byCasino },
    { interactionType: 'bonus_click', targetType: 'bonus', perDay: 5, targets: byBonus },
    { interactionType: 'search', targetType: 'search', perDay: 8, targets: SEARCHES },
  ]
}

/** Sunday first: weekends are busier. */
const OF_WEEKDAY = [1.2, 0.95, 0.85, 0.85, 0.95, 1.1, 1.25]

/** 1 on the last day; a fifth less two months before. */
function paceOf(day: Date, daysBefore: number): number {
  return (OF_WEEKDAY[day.getUTCDay()] ?? 1) * (1 - 0.2 * (daysBefore / DAYS))
}

/** A few items are popular and most are not. Items that come first in the catalogue lead. */
function weightsOf(ids: readonly number[], random: Random): Record<string, number> {
  return Object.fromEntries(ids.map((id, index) => [String(id), (0.5 + random()) / (1 + index / 5)]))
}

/** As visitors type them. The last ones have no results. */
const SEARCHES: Readonly<Record<string, number>> = {
  aldermoon: 9,
  Aldermoon: 4,
  bitcoin: 8,
  'no deposit': 8,
  'free spins': 7,
  paypal: 6,
  roulette: 5,
  'live chat': 4,
  blackjack: 4,
  tidewell: 4,
  cashback: 3,
  'welcome bonus': 3,
  'Slow River': 2,
  klarna: 2,
  plinko: 5,
  Plinko: 2,
  'sports betting': 3,
  zimpler: 2,
  'phone bill': 2,
  'bingo rooms': 2,
  aldermon: 2,
}
