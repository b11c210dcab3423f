import { trackInteraction } from './tracking.ts'
import { keepsSession } from './visitor-session.ts'

export const VIEWS_KEY = 'viewedPages'

const viewedHere = new Set<string>()

/**
 * Reports that a details page was looked at, once for each page and tab: neither a reload nor the way back
 * counts again. Where nothing may be stored for tracking it is once for as long as the page lives.
 */
export function trackView(type: 'casino' | 'bonus', id: number): void {
  const page = `${type}:${id}`
  if (viewedHere.has(page)) return
  viewedHere.add(page)
  void report(type, id, page)
}

async function report(type: 'casino' | 'bonus', id: number, page: string): Promise<void> {
  if ((await keepsSession()) && !isFirstInTab(page)) return
  trackInteraction(type === 'casino' ? 'casino_details_view' : 'bonus_details_view', { type, id })
}

/** Remembers the page for the next time. */
function isFirstInTab(page: string): boolean {
  try {
    const viewed = (sessionStorage.getItem(VIEWS_KEY) ?? '').split(' ')
    if (viewed.includes(page)) return false
    sessionStorage.setItem(VIEWS_KEY, [...viewed, page].join(' ').trim())
  } catch {
    // Storage is closed or full: the page's own memory has to do.
  }
  return true
}
