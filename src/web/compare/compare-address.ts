import { writeCompareSearch } from '#contract/comparisons/compare-search.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/shared/limits.ts'

/** The address of a comparison, which is all that it takes to share it. */
export function compareAddress(search: CompareSearch): string {
  return `/compare?${writeCompareSearch(search)}`
}

/** The same with one more column; as it is when that one is there already or three are. What was looked for is found. */
export function withColumn(search: CompareSearch, id: number): CompareSearch {
  const fits = search.ids.length < COMPARE_LIMIT && !search.ids.includes(id)
  return { ...search, ids: fits ? [...search.ids, id] : search.ids, find: '', listed: 0 }
}

export function withoutColumn(search: CompareSearch, id: number): CompareSearch {
  return { ...search, ids: search.ids.filter((other) => other !== id), find: '', listed: 0 }
}
