import type { DataStrategyResult } from 'react-router'
import { FRESHNESS_MS } from '#contract/shared/limits.ts'
import { visitQueries } from './query-client.ts'

type PageData = Record<string, DataStrategyResult>

/**
 * The data of the page at `url`: data fetched within the last five minutes, otherwise the result of `fetchData`.
 * Errors, redirects and aborted navigations are not kept.
 */
export async function freshPageData(
  { url, method, signal }: Request,
  fetchData: () => Promise<PageData>,
): Promise<PageData> {
  const queries = visitQueries()
  if (method !== 'GET') {
    forgetPageData()
    return fetchData()
  }
  const { pathname, search } = new URL(url)
  const key = [PAGE_DATA, pathname + search]
  const stored = queries.getQueryState<PageData>(key)
  if (stored?.data !== undefined && Date.now() - stored.dataUpdatedAt < FRESHNESS_MS) return stored.data
  const fetched = await fetchData()
  if (!signal.aborted && isComplete(fetched)) queries.setQueryData(key, fetched)
  return fetched
}

/** Drops the kept data, after something was written. */
export function forgetPageData(): void {
  visitQueries().removeQueries({ queryKey: [PAGE_DATA] })
}

const PAGE_DATA = 'page data'

function isComplete(data: PageData): boolean {
  const results = Object.values(data)
  return (
    results.length > 0 &&
    results.every(({ type, result }) => type === 'data' && !(result instanceof Response))
  )
}
