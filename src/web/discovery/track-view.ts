import { trackInteraction } from './track-interaction.ts'
import { keepsSession } from './visitor-session.ts'

const VIEWS_KEY = 'viewedPages'

const viewedHere = new Set<string>()

/**
 * Reports that a details page was looked at, once for each page and tab: neither a reload nor the way back
 * counts again. After an opt-out nothing is kept in the tab, and it is once for as long as the page lives.
 */
export function trackView(type: 'casino' | 'bonus', id: number): void {
  const page = `${type}:${id}`
  if (viewedHere.has(page) || viewedInTab().includes(page)) return
  viewedHere.add(page)
  remember(page)
  trackInteraction(type === 'casino' ? 'casino_details_view' : 'bonus_details_view', { type, id })
}

function viewedInTab(): readonly string[] {
  try {
    return keepsSession() ? (sessionStorage.getItem(VIEWS_KEY) ?? '').split(' ') : []
  } catch {
    return []
  }
}

function remember(page: string): void {
  try {
    if (keepsSession()) sessionStorage.setItem(VIEWS_KEY, [...viewedInTab(), page].join(' ').trim())
  } catch {
    // Storage is closed or full: the page's own memory has to do.
  }
}
