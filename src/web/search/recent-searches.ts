/** Recent searches on this device, newest first. They never leave the browser, count nothing, and can be cleared. */
import { SEARCH_RESULTS } from '#contract/search/limits.ts'
import { keepsSession, RECENT_KEY } from '../analytics/visitor-session.ts'

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string').slice(0, SEARCH_RESULTS.recent)
      : []
  } catch {
    // Storage is not available, or holds something else.
    return []
  }
}

/** Where consent is needed, only after it was given. */
export async function rememberSearch(text: string): Promise<void> {
  if (!(await keepsSession())) return
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  keep([text, ...others].slice(0, SEARCH_RESULTS.recent))
}

export function clearRecentSearches(): void {
  keep([])
}

function keep(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(RECENT_KEY)
    else localStorage.setItem(RECENT_KEY, JSON.stringify(texts))
  } catch {
    // Storage is not available or full: searching still works.
  }
}
