/** What each sort of bonuses means; what has ended is told apart by the lists. */
import type { BonusRow } from './bonus-rows.ts'
import type { CompareRows } from './indexed-rows.ts'

export type BonusOrder = 'newest' | 'oldest' | 'value' | 'ends'

const newest: CompareRows<BonusRow> = (a, b) => b.createdAt - a.createdAt || b.id - a.id

export const BONUS_ORDERS: Readonly<Record<BonusOrder, CompareRows<BonusRow>>> = {
  newest,
  oldest: (a, b) => newest(b, a),
  value: (a, b) => descending(a.amount, b.amount) || newest(a, b),
  ends: (a, b) => descending(b.endsAt, a.endsAt) || a.id - b.id,
}

/** The difference of two infinities would be no number. */
function descending(a: number, b: number): number {
  return a === b ? 0 : b - a
}
