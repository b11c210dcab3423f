/** The orders of the casino list. Casinos without the sorted value come last in either direction. */
import type { CasinoSort } from '#contract/casinos/casino-search.ts'
import type { CasinoRow } from './casino-rows.ts'
import type { CompareRows } from './indexed-rows.ts'

type Compare = CompareRows<CasinoRow>

export const CASINO_ORDERS: Readonly<Record<CasinoSort, Compare>> = {
  'safetyIndex-desc': (a, b) => highestFirst(a.safetyTenths, b.safetyTenths) || a.id - b.id,
  'safetyIndex-asc': (a, b) => lowestFirst(a.safetyTenths, b.safetyTenths) || a.id - b.id,
  'userRating-desc': (a, b) => highestFirst(averageOf(a), averageOf(b)) || a.id - b.id,
  'userRating-asc': (a, b) => lowestFirst(averageOf(a), averageOf(b)) || a.id - b.id,
  'name-asc': (a, b) => compareTexts(a.name, b.name) || a.id - b.id,
  'name-desc': (a, b) => compareTexts(b.name, a.name) || a.id - b.id,
  'established-desc': (a, b) => highestFirst(a.year, b.year) || a.id - b.id,
  'established-asc': (a, b) => lowestFirst(a.year, b.year) || a.id - b.id,
  'payoutTime-asc': (a, b) => lowestFirst(a.payoutHours, b.payoutHours) || a.id - b.id,
  'wagering-asc': (a, b) => lowestFirst(a.welcomeWagering, b.welcomeWagering) || a.id - b.id,
  'createdAt-desc': (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  'createdAt-asc': (a, b) => a.createdAt - b.createdAt || a.id - b.id,
}

/** Compares by code points, whatever the server's language. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

type Value = number | null

function highestFirst(a: Value, b: Value): number {
  return unknownLast(a, b) ?? Number(b) - Number(a)
}

function lowestFirst(a: Value, b: Value): number {
  return unknownLast(a, b) ?? Number(a) - Number(b)
}

/** Undefined when both values are known. */
function unknownLast(a: Value, b: Value): number | undefined {
  return a === null || b === null ? Number(a === null) - Number(b === null) : undefined
}

function averageOf({ overallSum, reviewCount }: CasinoRow): Value {
  return reviewCount === 0 ? null : overallSum / reviewCount
}
