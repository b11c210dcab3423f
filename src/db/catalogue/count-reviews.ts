import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import type { Indexes } from './indexes.ts'

/**
 * The number of visible published reviews of a kind, from the stored counts of each item, because counting a million
 * rows takes half a second. Inactive bonuses and games keep their pages; those of inactive casinos have none.
 */
export function countVisibleReviews(indexes: Indexes, kind: ReviewSearch['kind']): number {
  if (kind !== 'all') return COUNTS[kind](indexes)
  return Object.values(COUNTS).reduce((sum, count) => sum + count(indexes), 0)
}

const COUNTS: Readonly<Record<Exclude<ReviewSearch['kind'], 'all'>, (indexes: Indexes) => number>> = {
  casinos: ({ casinos }) => sumOf(casinos.rows.entries(), ({ isActive }) => isActive),
  bonuses: ({ bonuses, casinos }) =>
    sumOf(bonuses.rows.entries(), ({ casinoId }) => casinos.isActive(casinoId)),
  games: ({ games }) => sumOf(games.rows.entries(), () => true),
}

function sumOf<Row extends { reviewCount: number }>(
  rows: Iterable<[slot: number, row: Row]>,
  counts: (row: Row) => boolean,
): number {
  let sum = 0
  for (const [, row] of rows) if (row.reviewCount > 0 && counts(row)) sum += row.reviewCount
  return sum
}
