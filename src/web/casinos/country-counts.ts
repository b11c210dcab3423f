import type { FacetCount } from '#contract/casinos/casinos.schema.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'

// Nobody restricts most countries, so most of 250 counts are the same number, which a page need not carry.

/** The counts that differ from the highest one, and one entry that has it. */
export function shortCounts(counts: readonly FacetCount[]): FacetCount[] {
  const most = Math.max(...counts.map(({ count }) => count))
  const first = counts.findIndex(({ count }) => count === most)
  return counts.filter(({ count }, at) => count !== most || at === first)
}

/** All counts again, of what `shortCounts` answered. */
export function allCounts(short: readonly FacetCount[]): FacetCount[] {
  const known = new Map(short.map(({ value, count }) => [value, count]))
  const most = Math.max(...known.values())
  return COUNTRY_ORDER.map((value) => ({ value, count: known.get(value) ?? most }))
}
