/** What each sort of the casino list means. Casinos without a rating come last either way. */
import type { CasinoSort } from '#contract/casino-search.ts'
import type { CasinoRow } from './casino-rows.ts'
import type { CompareRows } from './indexed-rows.ts'

type Compare = CompareRows<CasinoRow>

export const CASINO_ORDERS: Readonly<Record<CasinoSort, Compare>> = {
  'safetyIndex-desc': (a, b) => b.safetyTenths - a.safetyTenths || a.id - b.id,
  'safetyIndex-asc': (a, b) => a.safetyTenths - b.safetyTenths || a.id - b.id,
  'userRating-desc': (a, b) => ratedFirst(a, b) || averageOf(b) - averageOf(a) || a.id - b.id,
  'userRating-asc': (a, b) => ratedFirst(a, b) || averageOf(a) - averageOf(b) || a.id - b.id,
  'name-asc': (a, b) => compareTexts(a.name, b.name) || a.id - b.id,
  'name-desc': (a, b) => compareTexts(b.name, a.name) || a.id - b.id,
  'established-desc': (a, b) => b.year - a.year || a.id - b.id,
  'established-asc': (a, b) => a.year - b.year || a.id - b.id,
  'createdAt-desc': (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  'createdAt-asc': (a, b) => a.createdAt - b.createdAt || a.id - b.id,
}

/** By the numbers of the characters, whatever the language of the server. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function ratedFirst(a: CasinoRow, b: CasinoRow): number {
  return Number(b.reviewCount > 0) - Number(a.reviewCount > 0)
}

function averageOf({ overallSum, reviewCount }: CasinoRow): number {
  return reviewCount === 0 ? 0 : overallSum / reviewCount
}
