import { rememberViewed } from '../cards/remember-viewed.ts'
import type { ViewedItem } from '../cards/viewed-items.ts'
import { trackView } from './track-view.ts'

/** Counts the view of a casino or a bonus, once a page and tab, and remembers it on this device where it may be. */
export function recordView(item: ViewedItem): void {
  if (item.kind !== 'game') trackView(item.kind, item.id)
  void rememberViewed(item)
}

/** Records what the document shows, from its markup: React may start later, or never. */
export function recordShownPage(): void {
  const mark = document.querySelector<HTMLElement>('[data-view]')?.dataset['view']
  // The server wrote it.
  if (mark !== undefined) recordView(JSON.parse(mark) as ViewedItem)
}
