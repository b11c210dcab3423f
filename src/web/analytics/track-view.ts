import { trackInteraction } from './tracking.ts'
import { keepsSession } from './visitor-session.ts'

export const VIEWS_KEY = 'viewedPages'

const viewedHere = new Set<string>()

/**
 * Reports the view of a details page once per page and tab; reloads and going back do not count. Where tracking data
 * may not be stored, once per page load.
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
    // Storage is not available or full: memory is used.
  }
  return true
}
