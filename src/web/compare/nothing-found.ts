import type { CompareSearch } from '#contract/comparisons/compare-search.ts'

/** What stands where a search, or the filters alone, find nothing to add. */
export function nothingFound({ find, kind }: Pick<CompareSearch, 'find' | 'kind'>): string {
  return find === '' ? `No ${kind} left that have all of this.` : `No results found for "${find}"`
}
